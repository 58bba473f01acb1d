/** A review as the server sends it, and where in it a moment of the match lies. */
import type { Player } from "../../client/replay";
import type { Worded } from "../../client/wire";

/** A chance of winning from 0 to 1 and a lead in points, or a change of both; errors are half of a 95% interval. */
export interface Amount {
  chance: number;
  chance_error: number;
  lead: number;
  lead_error: number;
}

export interface Why {
  rule: string;
  text: Worded;
}

export interface Option {
  text: Worded;
  worth: Amount;
  sure: boolean;
  reasons: Why[];
}

export interface Decision {
  seat: number;
  chosen: Option;
  best: Option[];
  moves: number;
  is_best: boolean;
  lost: Amount;
}

/** A step of luck or a choice: `n` moves before it, `n + moves` after it. */
export interface Swing {
  n: number;
  moves: number;
  kind: "luck" | "choice";
  seat: number | null;
  before: Amount[];
  luck: Amount[];
  choice: Amount[];
  told: Why[];
  known: Amount | null;
  decision: Decision | null;
}

export const PARTS = ["start", "luck", "own", "others", "result"] as const;
export type Part = (typeof PARTS)[number];

export type Total = Record<Part | "lost", Amount> & { seat: number };

export interface Review {
  game: string;
  seats: number;
  players: Player[];
  tries: number;
  is_whole: boolean;
  swings: Swing[];
  totals: Total[];
  turns: number[];
}

export interface News {
  name: string;
  version: number;
  ahead: number;
  done: number;
  jobs: number;
  is_over: boolean;
  review: Review | null;
}

export const endOf = ({ n, moves }: Swing): number => n + moves;

export const lengthOf = ({ swings }: Review): number => (swings.length ? endOf(swings.at(-1)!) : 0);

/** Which step led to the moment after so many moves; -1: none yet. */
export const indexAt = ({ swings }: Review, step: number): number => swings.findLastIndex(({ n }) => n < step);

export const afterOf = ({ swings, totals }: Review, index: number, seat: number): Amount =>
  swings[index + 1]?.before[seat] ?? totals[seat]!.result;

/** What a step changed for a seat: luck where it was luck, else what the choice did. */
export const changeOf = (swing: Swing, seat: number): Amount =>
  swing.kind === "luck" ? swing.luck[seat]! : swing.choice[seat]!;

/** Who gained most from a luck step; whose choice it was otherwise. */
export function mostOf(swing: Swing): number {
  if (swing.kind === "choice" && swing.seat !== null) return swing.seat;
  const chances = swing.luck.map(({ chance }) => chance);
  return chances.indexOf(Math.max(...chances));
}
