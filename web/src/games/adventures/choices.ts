/** From taps to moves: which cards, numbers and stones are open, and which move they mean together. */

import { preview } from "./preview";
import type { Move, PlayToMove, PlayToSpin, View } from "./types";

export type Place = "left" | "right";
export type Purpose = "walk" | "spin";
export type CardMove = PlayToMove | PlayToSpin;

/** What is picked so far; nothing of it is played yet. */
export interface Picked {
  place: Place;
  purpose: Purpose;
  /** Steps or spins in all, the +1 included; null while the Joker has no number. */
  total: number | null;
}

export function isCardMove(move: Move): move is CardMove {
  return move.type === "PlayToMove" || move.type === "PlayToSpin";
}

export function totalOf(move: CardMove): number {
  return move.type === "PlayToMove" && move.plus_one ? move.number + 1 : move.number;
}

export function purposeOf(move: CardMove): Purpose {
  return move.type === "PlayToMove" ? "walk" : "spin";
}

export function movesOf(legal: readonly Move[], place: Place, purpose?: Purpose): CardMove[] {
  return legal
    .filter(isCardMove)
    .filter((move) => move.place === place && (purpose === undefined || purposeOf(move) === purpose));
}

export function purposesOf(legal: readonly Move[], place: Place): Purpose[] {
  return (["walk", "spin"] as const).filter((purpose) => movesOf(legal, place, purpose).length > 0);
}

/** The moves that differ in what they do: a Joker as 4 with the +1 is the same as one as 5. */
export function numbersOf(legal: readonly Move[], place: Place, purpose: Purpose): CardMove[] {
  const found = new Map<number, CardMove>();
  for (const move of movesOf(legal, place, purpose)) {
    const known = found.get(totalOf(move));
    if (known === undefined || (known.type === "PlayToMove" && known.plus_one)) found.set(totalOf(move), move);
  }
  return [...found.values()].sort((a, b) => totalOf(a) - totalOf(b));
}

/** What picking a card means at once: its plain number; for a Joker a number is still to be said. */
export function pick(legal: readonly Move[], place: Place, purpose?: Purpose): Picked | null {
  const open = purposesOf(legal, place);
  const chosen = purpose ?? open[0];
  if (chosen === undefined || !open.includes(chosen)) return null;
  const numbers = numbersOf(legal, place, chosen);
  const first = numbers[0];
  const declared = numbers.length > 1 && first?.joker === true;
  return { place, purpose: chosen, total: first === undefined || declared ? null : totalOf(first) };
}

export function moveOf(legal: readonly Move[], picked: Picked | null): CardMove | null {
  if (picked === null) return null;
  return numbersOf(legal, picked.place, picked.purpose).find((move) => totalOf(move) === picked.total) ?? null;
}

/** Stones that light up: for each the moves that would end there, those of the picked card alone once one is picked. */
export function stones(
  view: View,
  seat: number,
  legal: readonly Move[],
  picked: Picked | null,
): Map<number, CardMove[]> {
  const found = new Map<number, CardMove[]>();
  for (const place of ["left", "right"] as const) {
    if (picked !== null && (picked.place !== place || picked.purpose !== "walk")) continue;
    for (const move of numbersOf(legal, place, "walk")) {
      const space = preview(view, seat, move).space;
      found.set(space, [...(found.get(space) ?? []), move]);
    }
  }
  return found;
}

export function pickedBy(move: CardMove): Picked {
  return { place: move.place as Place, purpose: purposeOf(move), total: totalOf(move) };
}

/** Where each card of a hand is held: a single one counts as the left one (A31), the middle of three is locked (A8). */
export function placeOf(index: number, cards: number): Place | "centre" {
  if (index === 0) return "left";
  return index === cards - 1 ? "right" : "centre";
}
