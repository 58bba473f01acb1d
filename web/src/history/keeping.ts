/** Keeps a match of the table when it is over, with its record. */
import type { SeatInfo } from "../seats";
import { keep, recall } from "../memory";
import { fetchRecord } from "../record";
import type { Outcome } from "../wire";
import { matchOf } from "./match";
import { findMatch, keepMatch, NoStorage } from "./store";

const LONGEST = 400_000; // characters of a record
const TROUBLE = "curiouser:history-trouble";

export interface Finished {
  table: string;
  number: number;
  game: string;
  at: number;
  outcome: Outcome;
  seats: readonly SeatInfo[];
}

/** Why the last match was not kept, or ""; told once. */
export function lastTrouble(): string {
  const found = recall(TROUBLE, "");
  if (found) keep(TROUBLE, "");
  return found;
}

const waiting = new Set<() => void>();

/** Calls whenever a match was kept, or could not be; what it gives back ends that. */
export function whenKept(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Gives the record, or "" where there is none. */
export async function keepFinished({ outcome, seats, ...about }: Finished): Promise<string> {
  let record = "";
  try {
    const known = (await findMatch(`${about.table}-${about.number}`))?.record;
    if (known) return known;
    record = await recordOf(about.table, about.number);
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
async function recordOf(table: string, number: number): Promise<string> {
  try {
    const response = await fetchRecord(table, number);
    const text = response.ok ? await response.text() : "";
    return text.length <= LONGEST ? text : "";
  } catch {
    return "";
  }
}
