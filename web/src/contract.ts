/** What the shell and a game's table are to each other. CONTRACT.md tells it with an example. */
import type { Component } from "svelte";

import type { SeatInfo } from "./seats";
import type { Tone } from "./sound";
import type { Animate } from "./stage.svelte";
import type { Turn, Worded } from "./wire";
import type { Args } from "./wording";

export interface Answer {
  label: string;
  act: () => void;
  /** The one that most people want. */
  primary?: boolean;
  disabled?: boolean;
}

/** What is asked now, in the line at the bottom. */
export interface Question {
  text: string;
  answers?: Answer[];
  /** Shown also while this seat may not move, instead of the shell's "Waiting for …". */
  anyway?: boolean;
}

export interface TableProps<V = unknown, M = unknown> {
  /** What is shown: it stays as before while `animate` runs, and is the new one after it. */
  view: V;
  /** The seat through which this device looks; null for somebody who looks on. */
  seat: number | null;
  seats: SeatInfo[];
  turn: Turn;
  /** Whether this seat may move now: the line is open, nothing is being animated, no answer is awaited. */
  mine: boolean;
  /** The legal moves while `mine`, else empty. */
  legal: M[];
  /** The texts of `legal`, in the same order, where the game asks for them. */
  moves: Worded[];
  /** Settles when the server has kept the move. A refusal is shown by the shell and throws `Refused`. */
  play: (move: M) => Promise<void>;
  /** The question of the bottom line; null for the shell's own ("It's your turn", "Waiting for …"). */
  ask: (question: Question | null) => void;
  /** A text of the game, of its table here, of the engine or the server, in the reader's language now. */
  words: (id: string, args?: Args) => string;
  /** Opens the rules at this one. */
  why: (rule: string) => void;
  /** Tells those who listen instead of looking. */
  announce: (sentence: string) => void;
  /** Nothing should move. */
  reduced: boolean;
  muted: boolean;
  sound: (name: string | Tone[]) => void;
  /** The server's time now, in ms, for clocks. */
  now: () => number;
}

/** What a table may export beside its markup. */
export interface TableExports<V = unknown, E = unknown> {
  animate?: Animate<V, E>;
  /** All that happens is told, whether it is shown by motion or not: for a table that says it in words of its own. */
  tell?: (events: E[]) => void;
  /** Shows a legal move as if it were about to be made, such as one from a hint; never plays it. */
  preview?: (move: unknown) => void;
}

export type TableComponent = Component<TableProps<never, never>, TableExports>;

/** How one seat stands, for the strip on top. */
export interface Standing {
  score: number | null;
  /** What can be seen of a seat, worded, such as "3 cards". */
  notes?: string[];
  /** Out of the round, asleep, in the hole … */
  faded?: boolean;
}

/** Where points come from, at the end: one line of the account, with the points of each seat. */
export interface Source {
  label: string;
  points: readonly number[];
}

/** `face.ts` of a game: what the shell must know without drawing the table. */
export interface Face<V = unknown> {
  standing: (view: V, seat: number, words: TableProps["words"]) => Standing;
  /** What the score is made of, from the last view and what has been told. */
  account?: (view: V, events: readonly unknown[], words: TableProps["words"]) => Source[];
  /** Whether seats see different things: on a shared device the screen is covered between turns. */
  hidden: boolean;
  /** Whether the server sends texts for the legal moves. */
  moves?: boolean;
  /** False where the table itself shows who sits where, with their scores. */
  strip?: boolean;
  /** The first of the actors has the turn; the others may only interfere. */
  lead?: boolean;
  /** The table fills the width of a desktop; else it is kept to a column. */
  wide?: boolean;
}
