/** How the table looks after each thing that happened, from the view before: what is shown between two views. */
import { cardOf, put } from "./cards";
import { scored } from "./missions";
import type { CardDestroyed, GameEvent, Player, View } from "./types";

export function after(view: View, event: GameEvent): View {
  return scored(changed(view, event));
}

function changed(view: View, event: GameEvent): View {
  switch (event.type) {
    case "RoundBegan":
      return { ...view, round: event.round, winner: null, difference: null, to_move: null, phase: "reveal" };
    case "CardTurnedOver":
    case "QueenSpared":
      return of(view, event.seat, ({ deck, discard }) => ({
        deck: put(deck, event.card, -1),
        discard: [event.card, ...discard],
      }));
    case "RoundWon":
      return { ...view, winner: event.seat, difference: event.difference, phase: "act" };
    case "EffectUsed":
    case "WatchLeft":
      return { ...view, difference: null };
    case "CardBought": {
      const bought = of(unstacked(view, event.card), event.seat, ({ cakes, discard }) => ({
        cakes: cakes - event.cakes,
        discard: [event.card, ...discard],
      }));
      return { ...bought, cakes: view.cakes + event.cakes, difference: null };
    }
    case "TokensTaken":
      return supplied(gained(view, event.seat, event.token, event.count), event.token, -event.count);
    case "TokensStolen":
      return gained(gained(view, event.seat, event.token, event.count), event.other_seat, event.token, -event.count);
    case "FlamingoGiven":
    case "FlamingoTaken":
      return { ...view, players: view.players.map((one, seat) => ({ ...one, flamingo: seat === event.seat })) };
    case "CardDestroyed":
      return destroyed(view, event);
    case "StarsGained":
      return of(view, event.seat, ({ stars }) => ({ stars: stars + event.stars }));
    case "HandMoved":
      return supplied(
        gained({ ...view, hand: event.space }, event.seat, "hourglasses", -event.hourglasses),
        "hourglasses",
        event.hourglasses,
      );
    case "DeckRenewed":
      return renewed(view, event.seat, event.rabbit);
    case "MatchEnded":
      return { ...view, over: true, winner: null, phase: "over" };
    default:
      return view;
  }
}

function of(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

function gained(view: View, seat: number, token: string, count: number): View {
  return of(view, seat, (player) =>
    token === "cakes" ? { cakes: player.cakes + count } : { hourglasses: player.hourglasses + count },
  );
}

function supplied(view: View, token: string, count: number): View {
  return token === "cakes"
    ? { ...view, cakes: view.cakes + count }
    : { ...view, hourglasses: view.hourglasses + count };
}

/** The top card of a stack is gone. */
export function unstacked(view: View, card: string): View {
  const { character } = cardOf(card);
  const stacks = view.stacks.map((stack) =>
    stack.character === character ? { ...stack, cards: stack.cards.slice(1) } : stack,
  );
  return { ...view, stacks };
}

/** T12: from wherever it was. Of several alike in a discard pile the upper one; the view that follows knows better. */
function destroyed(view: View, { seat, card, stars, place }: CardDestroyed): View {
  const kept = of(view, seat, (player) => ({
    stars: player.stars + stars,
    destroyed: put(player.destroyed, card),
  }));
  if (place === "stack") return unstacked(kept, card);
  if (place === "deck") return of(kept, 1 - seat, ({ deck }) => ({ deck: put(deck, card, -1) }));
  return of(kept, seat, ({ discard }) => ({ discard: without(discard, card) }));
}

function without(pile: string[], card: string): string[] {
  const place = pile.indexOf(card);
  return pile.filter((_, index) => index !== place);
}

/** T10. */
function renewed(view: View, seat: number, rabbit: boolean): View {
  const shuffled = of(view, seat, ({ deck, discard }) => {
    const cards = rabbit ? [...discard, "rabbit0"] : discard;
    return { deck: cards.reduce((pile, card) => put(pile, card), deck), discard: [] };
  });
  return { ...shuffled, rabbits: view.rabbits - (rabbit ? 1 : 0), last_round: view.last_round || !rabbit };
}
