/** The first game: what to read, what to play, and what happens then, until the next thing to read. */
import steps from "./lesson.json";
import type { GameEvent, Move, View } from "./types";

export interface Step {
  /** A text of this table. */
  text: string;
  view: View;
  /** The only move that goes on; null at the end. */
  move: Move | null;
  events: GameEvent[];
}

const TEXTS = [
  "ui-lesson-buy",
  "ui-lesson-effect",
  "ui-lesson-tie",
  "ui-lesson-wind",
  "ui-lesson-queen",
  "ui-lesson-destroy",
  "ui-lesson-executioner",
  "ui-lesson-mission",
  "ui-lesson-rabbit",
  "ui-lesson-point",
  "ui-lesson-discard",
  "ui-lesson-end",
];

export const lesson: Step[] = (steps as unknown as Omit<Step, "text">[]).map((step, index) => ({
  text: TEXTS[index]!,
  ...step,
}));
