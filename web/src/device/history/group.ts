/** A family or a club: whose matches count, and what comes of them. */
import { type KeptMatch, peopleOf } from "./match";
import { plain } from "./names";
import { beginner, rated, type Rating } from "./rating";

export interface Member {
  name: string;
  /** Other names under which the same person has played. */
  spellings: string[];
}

export interface Group {
  id: string;
  name: string;
  members: Member[];
  /** When it was changed last, in ms. */
  changed: number;
}

/** Below that many matches of a game, chance says more than a rating would. */
export const ENOUGH = 5;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= 100;

function memberOf(value: unknown): Member | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, spellings = [] } = value as Partial<Member>;
  return isText(name) && Array.isArray(spellings) && spellings.every(isText) ? { name, spellings } : null;
}

/** Whatever was kept or brought here, as a group; null if it is none. */
export function groupOf(value: unknown): Group | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, members, changed = 0 } = value as Partial<Group>;
  if (!isText(id) || !isText(name) || !Array.isArray(members)) return null;
  const read = members.map(memberOf);
  if (read.includes(null)) return null;
  return { id, name, members: joinedMembers(read as Member[]), changed: Number(changed) || 0 };
}

/** One that nobody has yet, on any device. */
export function newGroup(name: string, people: readonly string[]): Group {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (each) => each.toString(16).padStart(2, "0")).join(
    "",
  );
  const members = joinedMembers(people.map((person) => ({ name: person, spellings: [] })));
  return { id, name: name.trim(), members, changed: 0 };
}

const namesOf = ({ name, spellings }: Member): string[] => [name, ...spellings].map(plain);

/** The member who goes by this name, by number; -1 for nobody. */
export const memberNamed = ({ members }: Group, name: string): number =>
  members.findIndex((member) => namesOf(member).includes(plain(name)));

/** Members whom any name joins are one; the first ones have the say how they are called. */
export function joinedMembers(members: readonly Member[]): Member[] {
  const joined: Member[] = [];
  for (const member of members) {
    const own = namesOf(member);
    const at = joined.findIndex((other) => namesOf(other).some((name) => own.includes(name)));
    if (at < 0) joined.push({ ...member });
    else joined[at] = oneOf(joined[at]!, member);
  }
  return joined.length < members.length ? joinedMembers(joined) : joined;
}

/** Two who are the same person, called as the first one is. */
export function oneOf(first: Member, second: Member): Member {
  const all = [...first.spellings, second.name, ...second.spellings];
  const spellings = all.filter(
    (name, index) =>
      plain(name) !== plain(first.name) && all.findIndex((other) => plain(other) === plain(name)) === index,
  );
  return { name: first.name, spellings };
}

/** What two devices know of one group: everybody, and the name that was given last. */
export function mergedGroup(one: Group, other: Group): Group {
  const [later, earlier] = one.changed >= other.changed ? [one, other] : [other, one];
  return { ...later, members: joinedMembers([...later.members, ...earlier.members]) };
}

/** One match of a group: its members in the order of their seats, with places among themselves. */
export interface Counted {
  match: KeptMatch;
  members: number[];
  scores: number[];
  places: number[];
}

/** All matches that began anew, in which members met and nobody else but bots, the earliest first. */
export function counted(group: Group, matches: readonly KeptMatch[]): Counted[] {
  const found: Counted[] = [];
  for (const match of [...matches].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))) {
    const seats = match.seats.flatMap(({ name, bot }, seat) =>
      bot || !name ? [] : [{ seat, member: memberNamed(group, name) }],
    );
    const members = seats.map(({ member }) => member);
    if (match.isBorrowed || members.length < 2 || members.includes(-1) || new Set(members).size < members.length)
      continue;
    const own = seats.map(({ seat }) => match.places[seat]!);
    const places = own.map((place) => 1 + own.filter((other) => other < place).length);
    found.push({ match, members, scores: seats.map(({ seat }) => match.scores[seat]!), places });
  }
  return found;
}

export interface Row {
  member: number;
  played: number;
  won: number;
  points: number;
  /** Null while there are too few matches. */
  rating: Rating | null;
}

/** What each member has done in these matches, the strongest first; ratings only where all are of one game. */
export function rowsOf(group: Group, matches: readonly Counted[]): Row[] {
  const isOneGame = new Set(matches.map(({ match }) => match.game)).size === 1;
  const ratings = group.members.map(beginner);
  const rows = group.members.map((_, member): Row => ({ member, played: 0, won: 0, points: 0, rating: null }));
  for (const { members, scores, places } of matches) {
    const after = rated(
      members.map((member) => ratings[member]!),
      places,
    );
    for (const [index, member] of members.entries()) {
      const row = rows[member]!;
      ratings[member] = after[index]!;
      row.played++;
      row.won += places[index] === 1 ? 1 : 0;
      row.points += scores[index]!;
    }
  }
  for (const row of rows) if (isOneGame && row.played >= ENOUGH) row.rating = ratings[row.member]!;
  return rows.filter(({ played }) => played > 0).sort(strongest);
}

function strongest(one: Row, other: Row): number {
  const byRating = (other.rating?.mu ?? -Infinity) - (one.rating?.mu ?? -Infinity);
  return (
    byRating ||
    other.won / other.played - one.won / one.played ||
    other.played - one.played ||
    one.member - other.member
  );
}

export interface Pair {
  one: number;
  other: number;
  /** Matches in which the one came before the other, was equal, and came after. */
  ahead: number;
  equal: number;
  behind: number;
}

/** How any two members did against each other. */
export function pairsOf(matches: readonly Counted[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const { members, places } of matches)
    for (const [a, first] of members.entries())
      for (const [b, second] of members.entries()) {
        if (first >= second) continue;
        const pair = found.get(`${first} ${second}`) ?? { one: first, other: second, ahead: 0, equal: 0, behind: 0 };
        const which = places[a]! < places[b]! ? "ahead" : places[a] === places[b] ? "equal" : "behind";
        pair[which]++;
        found.set(`${first} ${second}`, pair);
      }
  return [...found.values()].sort((one, other) => one.one - other.one || one.other - other.other);
}

/** Names of the history that are in nobody's list yet. */
export const strangers = (group: Group, matches: readonly KeptMatch[]): string[] => {
  const names = new Map(matches.flatMap(peopleOf).map((name) => [plain(name), name]));
  return [...names.values()].filter((name) => memberNamed(group, name) < 0).sort((a, b) => a.localeCompare(b));
};
