/** Keeps a match of the table when it is over, with its record. */
import { keep, recall } from "../storage";
import { matchOf } from "./match";
import { findMatch, keepMatch, NoStorage } from "./store";

const LONGEST = 400_000; // characters of a record
const TROUBLE = "curiouser:history-trouble";

export interface Finished {
  table: string;
  number: number;
  game: string;
  at: number;
  outcome: { reason: string; scores: number[]; places: number[] };
  seats: readonly { name: string; bot: string; person: number; mine: boolean }[];
}

/** Gets the record of a match from the server. */
type FetchRecord = (table: string, number: number) => Promise<Response>;

/** Why the last match was not kept, or ""; told once. */
export function lastTrouble(): string {
  const found = recall(TROUBLE, "");
  if (found) keep(TROUBLE, "");
  return found;
}

const waiting = new Set<() => void>();

/** Calls whenever a match was kept, or could not be; what it gives back ends that. */
export function whenSaved(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Gives the record, or "" where there is none. */
export async function saveMatch({ outcome, seats, ...about }: Finished, fetchRecord: FetchRecord): Promise<string> {
  let record = "";
  try {
    const known = (await findMatch(`${about.table}-${about.number}`))?.record;
    if (known) return known;
    record = await textOf(() => fetchRecord(about.table, about.number));
    const sat = seats.map(({ name, bot, person, mine }) => ({ name, bot: person ? "" : bot, mine }));
    const match = matchOf({ ...about, ...outcome, seats: sat, record });
    if (match) await keepMatch(match);
    keep(TROUBLE, "");
  } catch (trouble) {
    keep(TROUBLE, trouble instanceof NoStorage ? trouble.kind : "none");
  }
  for (const act of waiting) act();
  return record;
}

/** The server's record; "" if it can't be had. */
async function textOf(fetch: () => Promise<Response>): Promise<string> {
  try {
    const response = await fetch();
    const text = response.ok ? await response.text() : "";
    return text.length <= LONGEST ? text : "";
  } catch {
    return "";
  }
}
