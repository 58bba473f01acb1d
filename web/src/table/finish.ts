/** The last result of a table, kept on this device. */
import type { SeatInfo } from "../client/seats";
import type { Outcome } from "../client/wire";
import { keep, recall } from "../device/storage";
import type { Source } from "../games/contract";

const KEPT = 30;

/** How a match of a table ended, with all that its result shows: the table itself forgets it for the next match. */
export interface Finish {
  number: number;
  outcome: Outcome;
  seats: SeatInfo[];
  sources: Source[];
}

const FINISHES = "curiouser:finishes";

export const finishOf = (table: string): Finish | null => recall<Record<string, Finish>>(FINISHES, {})[table] ?? null;

export function sawFinish(table: string, finish: Finish): void {
  const seen = Object.entries(recall<Record<string, Finish>>(FINISHES, {})).filter(([each]) => each !== table);
  keep(FINISHES, Object.fromEntries([...seen.slice(1 - KEPT), [table, finish]]));
}
