/** From taps to moves, and why a tap is none. */
import { landing } from "./preview";
import type { DestroyDiscarded, Move, View } from "./types";

export const isSame = (one: Move | null, other: Move | null): boolean => plain(one) === plain(other);

const plain = (move: Move | null): string =>
  JSON.stringify(Object.entries(move ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a tap on a stack means now: buying its card, or destroying it. */
export function stackMove(legal: readonly Move[], character: string): Move | null {
  const isIt = (move: Move): boolean =>
    (move.type === "BuyCard" || move.type === "DestroyStacked") && move.character === character;
  return legal.find(isIt) ?? null;
}

/** What a tap on a space of the watch means now: the Cat's choice, or so many hourglasses. */
export function spaceMove(legal: readonly Move[], view: View, space: number): Move | null {
  const isIt = (move: Move): boolean =>
    (move.type === "PointHand" && move.space === space) ||
    (move.type === "WindWatch" && landing(view, move.hourglasses) === space);
  return legal.find(isIt) ?? null;
}

/** The space of the watch that a move leads to. */
export function spaceOf(move: Move | null, view: View): number | null {
  if (move?.type === "PointHand") return move.space;
  return move?.type === "WindWatch" ? landing(view, move.hourglasses) : null;
}

/** T22: the move for each card of a discard pile, from the top; `nth` counts those of the same kind. */
export function discardMoves(pile: readonly string[]): DestroyDiscarded[] {
  return pile.map((card, place) => {
    const nth = pile.slice(0, place + 1).filter((other) => other === card).length;
    return { type: "DestroyDiscarded", card, nth };
  });
}

export interface Refusal {
  id: string;
  rule: string;
  args?: Record<string, string | number>;
}

/** Why this stack can't be chosen. */
export function whyNotStack(view: View, seat: number, character: string): Refusal {
  const stack = view.stacks.find((each) => each.character === character);
  if (view.phase !== "act" && view.phase !== "stack") return { id: "ui-cant-stack", rule: "T7" };
  if (!stack?.cards.length) return { id: "refused-empty-stack", rule: "T8" };
  const price = Math.max(0, stack.value - (view.difference ?? 0));
  return { id: "refused-too-dear", rule: "T8", args: { price, cakes: view.players[seat]?.cakes ?? 0 } };
}

/** Why the hand can't be sent there by hourglasses. */
export function whyNotSpace(view: View, seat: number): Refusal {
  return { id: "refused-hourglasses", rule: "T9", args: { held: view.players[seat]?.hourglasses ?? 0 } };
}
