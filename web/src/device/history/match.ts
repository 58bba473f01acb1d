/** A finished match as this device keeps it. */
import { plain } from "./names";

export interface Seat {
  name: string;
  /** The bot that played, or "". */
  bot: string;
  /** Played from this device. */
  mine: boolean;
}

export interface KeptMatch {
  /** Table and number of the match there: the same on every device. */
  id: string;
  table: string;
  number: number;
  game: string;
  /** When it ended, in ms. */
  at: number;
  seats: Seat[];
  reason: string;
  scores: number[];
  places: number[];
  /** The record itself, or "" where it could not be had or is too long to keep. */
  record: string;
  /** The last link of the record, and the seal of its luck. */
  link: string;
  seal: string;
  /** It went on from another match or had its luck, which somebody may have known. */
  isBorrowed: boolean;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every((each) => Number.isFinite(each));

function seatOf(value: unknown): Seat | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, bot = "", mine = false } = value as Partial<Seat>;
  return isText(name) && isText(bot) ? { name, bot, mine: mine === true } : null;
}

/** Whatever was kept or brought here, as a match; null if it is none. Fields that are not ours are left behind. */
export function matchOf(value: unknown): KeptMatch | null {
  if (typeof value !== "object" || value === null) return null;
  const { table, number, game, at, seats, reason, scores, places, record = "" } = value as Partial<KeptMatch>;
  if (![table, game, reason, record].every(isText) || !Array.isArray(seats) || seats.length === 0) return null;
  if (!/^[0-9a-z]{1,40}$/.test(table!) || !/^[a-z][a-z0-9-]{0,40}$/.test(game!)) return null;
  if (!Number.isSafeInteger(number) || !Number.isFinite(at)) return null;
  const sat = seats.map(seatOf);
  if (sat.includes(null) || !isNumbers(scores, seats.length) || !isNumbers(places, seats.length)) return null;
  return {
    id: `${table}-${number}`,
    table: table!,
    number: number!,
    game: game!,
    at: at!,
    seats: sat as Seat[],
    reason: reason!,
    scores,
    places,
    record: record,
    link: linkOf(record),
    seal: sealOf(record),
    isBorrowed: /^[^\n]*"origin":\{/.test(record),
  };
}

/** Both are read from the record, so that nobody can claim others. */
export const linkOf = (record: string): string => /"link":"([0-9a-f]{32})"\}\s*$/.exec(record)?.[1] ?? "";
export const sealOf = (record: string): string => /^[^\n]*"commitment":"([0-9a-f]{64})"/.exec(record)?.[1] ?? "";

/** The people of a match, without bots. */
export const peopleOf = ({ seats }: KeptMatch): string[] =>
  seats.filter(({ name, bot }) => !bot && name).map(({ name }) => name);

export interface Wanted {
  /** "" is any game. */
  game: string;
  /** "" is anybody. */
  person: string;
  text: string;
}

/** The matches that are wanted, the latest first. The text may be any part of a name. */
export function chosen(matches: readonly KeptMatch[], { game, person, text }: Wanted): KeptMatch[] {
  const parts = plain(text).split(" ").filter(Boolean);
  return matches
    .filter((match) => !game || match.game === game)
    .filter((match) => !person || peopleOf(match).some((name) => plain(name) === plain(person)))
    .filter((match) => parts.every((part) => match.seats.some(({ name }) => plain(name).includes(part))))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}

/** Everybody who played, each once, whoever played most first. */
export function everybody(matches: readonly KeptMatch[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const match of matches)
    for (const name of peopleOf(match)) {
      const found = counts.get(plain(name)) ?? { name, count: 0 };
      counts.set(plain(name), { ...found, count: found.count + 1 });
    }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .map(({ name }) => name);
}

/** Of two that are the same match the one that knows more; what is mine stays mine. */
export function better(one: KeptMatch, other: KeptMatch): KeptMatch {
  const fuller = one.record || !other.record ? one : other;
  const seats = fuller.seats.map((seat, index) => ({
    ...seat,
    mine: seat.mine || Boolean((fuller === one ? other : one).seats[index]?.mine),
  }));
  return { ...fuller, seats };
}
