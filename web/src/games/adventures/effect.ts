/** What a move would do, in sentences. */

import type { Args } from "../../i18n/catalog";
import type { Preview } from "./preview";
import type { View } from "./types";

type Words = (id: string, args?: Args) => string;

export function spaceText(view: View, space: number): { id: string; args: Args } {
  return { id: "space", args: { kind: view.spaces[space]?.kind ?? "ordinary", number: space } };
}

/** Whole sentences, in the order in which things would happen; `known` where the first space is told already. */
export function effects(view: View, found: Preview, words: Words, known = false): string[] {
  const told: string[] = [];
  const [first, ...more] = found.legs;
  if (first && !known) told.push(words("ui-effect-walk", { space: spaceText(view, first.space) }));
  for (const leg of more) told.push(words("ui-effect-cat", { space: spaceText(view, leg.space) }));
  if (found.passes > 0 && view.face_up !== null) told.push(words("ui-effect-pass", { points: view.face_up }));
  if (found.ending === "tea") told.push(words("ui-effect-tea"));
  if (found.ending === "cookies") told.push(words("ui-effect-cookies"));
  if (found.ending === "fall") told.push(words("ui-effect-fall"));
  if (found.ending === "shrink") told.push(words("ui-effect-shrink"));
  if (found.ending === "grow") told.push(grow(found, words));
  return told;
}

function grow(found: Preview, words: Words): string {
  if (found.shrinks === null) return words("ui-effect-grow");
  const seat = { id: "seat", args: { seat: found.shrinks + 1 } };
  return words(found.drops ? "ui-effect-grow-drop" : "ui-effect-grow-other", { seat });
}

/** What a choice is worth: "+3", "+1–3", or nothing. */
export function gain(found: Preview): string {
  if (found.most === 0) return "";
  return found.least === found.most ? `+${found.least}` : `+${found.least}–${found.most}`;
}

/** The score it would lead to, for parentheses: "17" or "15–17". */
export function newScore(score: number, found: Preview): string {
  if (found.most === 0) return "";
  const [least, most] = [score + found.least, score + found.most];
  return least === most ? String(least) : `${least}–${most}`;
}
