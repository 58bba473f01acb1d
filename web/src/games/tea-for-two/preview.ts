/** What a move is sure to do, as events; what luck or a further choice decides is not among them. */
import { cardOf } from "./cards";
import { after } from "./told";
import type { GameEvent, Move, View } from "./types";

const told = { rule: "", seen_by: null };

export function preview(view: View, seat: number, move: Move): GameEvent[] {
  switch (move.type) {
    case "UseEffect":
      return effect(view, seat, move.character);
    case "BuyCard":
      return [{ type: "CardBought", ...told, seat, card: topOf(view, move.character), cakes: move.cakes }];
    case "TakeFlamingo":
      return flamingo(view, seat);
    case "TakeCakes":
      return tokens(view, seat, "cakes", move.cakes);
    case "PointHand":
      return [handMoved(seat, move.space, move.effect, 0), ...spaceEvents(view, seat, move.space)];
    case "WindWatch": {
      const space = landing(view, move.hourglasses);
      const moved = handMoved(seat, space, view.watch[space - 1] ?? "", move.hourglasses);
      const fresh = { ...after(view, moved), resolved: [] };
      return [moved, ...spaceEvents(fresh, seat, space)];
    }
    case "DestroyStacked":
      return [destruction(seat, topOf(view, move.character), "stack")];
    case "DestroyDiscarded":
      return [destruction(seat, move.card, "discard")];
    default:
      return [];
  }
}

/** The table as it would be. */
export function ghost(view: View, seat: number, move: Move): View {
  return preview(view, seat, move).reduce(after, view);
}

/** T9: where so many hourglasses take the hand, counted from 1. */
export function landing(view: View, hourglasses: number): number {
  return (((view.hand ?? 1) - 1 + hourglasses) % view.watch.length) + 1;
}

export function topOf(view: View, character: string): string {
  return view.stacks.find((stack) => stack.character === character)?.cards[0] ?? `${character}0`;
}

function handMoved(seat: number, space: number, name: string, hourglasses: number): GameEvent {
  return { type: "HandMoved", ...told, seat, space, effect: name, hourglasses };
}

function destruction(seat: number, card: string, place: string): GameEvent {
  return { type: "CardDestroyed", ...told, seat, card, stars: cardOf(card).stars, place };
}

/** T14, T17, T18, T20: those effects that leave nothing open. */
function effect(view: View, seat: number, character: string): GameEvent[] {
  const amount = view.amounts[character] ?? 0;
  if (character === "mouse" || character === "knave") return tokens(view, seat, "cakes", amount);
  if (character === "caterpillar" || character === "alice") return tokens(view, seat, "hourglasses", amount);
  return [];
}

/** T22–T26, and T32: no space twice in a chain. */
function spaceEvents(view: View, seat: number, space: number): GameEvent[] {
  if (view.resolved.includes(space)) return [];
  switch (view.watch[space - 1]) {
    case "stars":
      return [{ type: "StarsGained", ...told, seat, stars: view.amounts["stars"] ?? 0 }];
    case "flamingo":
      return flamingo(view, seat);
    case "copy": {
      const card = view.players[1 - seat]?.discard[0];
      return card === undefined ? [] : effect(view, seat, cardOf(card).character);
    }
    default:
      return [];
  }
}

function flamingo(view: View, seat: number): GameEvent[] {
  return view.players[seat]?.flamingo ? [] : [{ type: "FlamingoTaken", ...told, seat }];
}

/** T11, T36: from the supply, then from the opponent. */
function tokens(view: View, seat: number, token: "cakes" | "hourglasses", wanted: number): GameEvent[] {
  const given = Math.min(wanted, view[token]);
  const stolen = Math.min(wanted - given, view.players[1 - seat]?.[token] ?? 0);
  const events: GameEvent[] = [];
  if (given) events.push({ type: "TokensTaken", ...told, seat, token, count: given });
  if (stolen) events.push({ type: "TokensStolen", ...told, seat, token, count: stolen, other_seat: 1 - seat });
  return events;
}
