/** The first game, in the reader's language: its words are typed. Made by tests/games/wordland/test_lesson.py. */
import { language } from "../../i18n/language.svelte";
import lessons from "./lesson.json";
import type { GameEvent, Move, View } from "./types";

export interface Step {
  /** A text of this table. */
  text: string;
  view: View;
  /** The only move that goes on; null at the end. */
  move: Move | null;
  events: GameEvent[];
}

type Told = Omit<Step, "text">;

const TEXTS = [
  "ui-lesson-topic",
  "ui-lesson-tap",
  "ui-lesson-say",
  "ui-lesson-marks",
  "ui-lesson-object",
  "ui-lesson-points",
  "ui-lesson-letter",
  "ui-lesson-end",
];

export const stepsIn = (code: string): Told[] => (lessons as unknown as Record<string, Told[]>)[code] ?? [];

export const lesson: Step[] = TEXTS.map((text, index) => ({
  text,
  get view() {
    return stepsIn(language())[index]!.view;
  },
  get move() {
    return stepsIn(language())[index]!.move;
  },
  get events() {
    return stepsIn(language())[index]!.events;
  },
}));
