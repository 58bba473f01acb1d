/** The history as one file, out of one device and into another: what both know is there once. */
import { type Group, groupOf, mergedGroup } from "./group";
import { better, type KeptMatch, matchOf } from "./match";

const FORMAT = 1;

export interface Brought {
  matches: KeptMatch[];
  groups: Group[];
  /** Entries of the file that nobody can read. */
  unreadable: number;
}

export class BadFile extends Error {}

export const fileOf = (matches: readonly KeptMatch[], groups: readonly Group[]): string =>
  JSON.stringify({ curiouser: "history", format: FORMAT, matches, groups });

/** Reads what `fileOf` wrote; throws `BadFile` if it is something else. */
export function readFile(text: string): Brought {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadFile();
  }
  if (typeof found !== "object" || found === null) throw new BadFile();
  const { curiouser, format, matches, groups = [] } = found as Record<string, unknown>;
  if (curiouser !== "history" || format !== FORMAT || !Array.isArray(matches) || !Array.isArray(groups))
    throw new BadFile();
  const read = matches.map(matchOf).filter((each) => each !== null);
  const grouped = groups.map(groupOf).filter((each) => each !== null);
  const unreadable = matches.length + groups.length - read.length - grouped.length;
  return { matches: read, groups: grouped, unreadable };
}

export interface Merged {
  matches: KeptMatch[];
  groups: Group[];
  /** How many matches were not known before. */
  fresh: number;
}

/** What is to be kept when a file comes to what is here. */
export function merged(here: { matches: KeptMatch[]; groups: Group[] }, brought: Brought): Merged {
  const known = new Map(here.matches.map((match) => [match.id, match]));
  const before = known.size;
  for (const match of brought.matches) {
    const own = known.get(match.id);
    known.set(match.id, own ? better(own, match) : match);
  }
  const groups = new Map(here.groups.map((group) => [group.id, group]));
  for (const group of brought.groups) {
    const own = groups.get(group.id);
    groups.set(group.id, own ? mergedGroup(own, group) : group);
  }
  return { matches: [...known.values()], groups: [...groups.values()], fresh: known.size - before };
}
