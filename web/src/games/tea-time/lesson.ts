/** The first game: what to read, what to take, and what happens then, until the next thing to read. */
import steps from "./lesson.json";
import type { GameEvent, TakeCards, View } from "./types";

export interface Step {
  /** A text of this table. */
  text: string;
  view: View;
  /** The only move that goes on; null at the end. */
  move: TakeCards | null;
  events: GameEvent[];
}

const TEXTS = [
  "ui-lesson-alice",
  "ui-lesson-line",
  "ui-lesson-burst",
  "ui-lesson-corner",
  "ui-lesson-round",
  "ui-lesson-five",
  "ui-lesson-gap",
  "ui-lesson-end",
];

export const lesson: Step[] = (steps as unknown as Omit<Step, "text">[]).map((step, index) => ({
  text: TEXTS[index]!,
  ...step,
}));
