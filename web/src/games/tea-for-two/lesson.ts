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
  "ui-lesson-effect",
  "ui-lesson-buy",
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

/** Where another move is asked for, the table does not offer the effect of the card with its bright button. */
function plainly({ view, move, events }: Omit<Step, "text">): Omit<Step, "text"> {
  const isOther = move !== null && move.type !== "UseEffect";
  return {
    view: isOther ? { ...view, legal: view.legal.filter(({ type }) => type !== "UseEffect") } : view,
    move,
    events,
  };
}

export const lesson: Step[] = (steps as unknown as Omit<Step, "text">[]).map((step, index) => ({
  text: TEXTS[index]!,
  ...plainly(step),
}));
