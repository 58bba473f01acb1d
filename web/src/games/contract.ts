/** What the shell and a game's table are to each other. CONTRACT.md tells it with an example. */
import type { Component } from "svelte";

import type { SeatInfo } from "../client/seats";
import type { Animate } from "../client/stage.svelte";
import type { Turn, Worded } from "../client/wire";
import type { Tone } from "../device/sound";
import type { Args } from "../i18n/catalog";
import type { Standing } from "../ui/standing";

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

/** A rule that players may agree on: the values it may have, the usual one first. */
export interface Choice {
  name: string;
  values: readonly (string | number | boolean)[];
}

/** The values of a choice between off and on. */
export const SWITCH = [false, true] as const;

/** `about.ts` of a game: what the pages must know without loading its table. A game without one takes all defaults. */
export interface About {
  /** Where it stands on the home page; a game without a place is listed below the others. */
  place?: number;
  /** How many play when nobody says otherwise; 2 if not given. */
  usualSeats?: number;
  /** Its colour in daylight, for pictures that leave the page; `accent.css` has the same for the pages. */
  accent?: string;
  /** Whether others can play with the same luck. */
  canRedeal?: boolean;
  /** Whether a new match can go on from any moment of an old one. */
  canResume?: boolean;
  /** Whether its rules have a clock: then the table offers no other clock, and no hints. */
  hasOwnClock?: boolean;
  choices?: readonly Choice[];
  /** What the children's setting means for its rules. */
  children?: Record<string, unknown>;
  /** The values of its edition that the rulebook does not give, each with the rule that speaks of it. */
  rebuilt?: readonly { name: string; of?: string }[];
  /** The rules that its `RulePicture.svelte` draws, each with the part of the introduction that it belongs to. */
  pictures?: Record<string, { part: Part; field?: string }>;
}

/** A game is learned in this order. */
export const PARTS = ["aim", "turn", "special", "end", "scoring"] as const;
export type Part = (typeof PARTS)[number];

/**
 * What can be said of luck's chances without the rules, by the kind of draw:
 * - `seat`: any seat, or the one that was agreed on;
 * - `fixed`: always the same chances, such as those of a spinner;
 * - `pile`: one pile from which nothing is drawn twice;
 * - `stacks`: several different piles; `hands`: one like it for each seat;
 * - `deck`: a pile for each seat, made anew when it is used up, from cards that were there before;
 * - `bag`: a pile that may be filled up again at any time;
 * - `fewer`: what may be drawn was to be had before, and the last one is gone.
 */
export type Law = "seat" | "fixed" | "pile" | "stacks" | "hands" | "deck" | "bag" | "fewer";

/** `piles.ts` of a game: what the page that checks records knows of its luck; `curiouser verify` knows the rest. */
export interface Piles {
  laws: Record<string, Law>;
  /** The chances of full piles, as the beginning of their SHA-256: of the editions that ship, under all rules versions. */
  full: Record<string, string[]>;
  /** The option that names the seat of a `seat` draw; "starter" if not given. */
  agreed?: string;
  /** The card that comes into a `deck` each time it is made anew. */
  added?: string;
}
