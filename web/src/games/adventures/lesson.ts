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
  "ui-lesson-welcome",
  "ui-lesson-on",
  "ui-lesson-caterpillar",
  "ui-lesson-plus",
  "ui-lesson-tea",
  "ui-lesson-hole",
  "ui-lesson-fallen",
  "ui-lesson-accept",
  "ui-lesson-end",
];

export const lesson: Step[] = (steps as unknown as Omit<Step, "text">[]).map((step, index) => ({
  text: TEXTS[index]!,
  ...step,
}));
