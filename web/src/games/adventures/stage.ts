/** What lies on the table between two views: the view as it was, moved on event by event while it is being shown. */

import type { GameEvent, View } from "./types";

export interface Figure {
  character: string;
  space: number;
  large: boolean;
  inHole: boolean;
  hand: string[];
  pile: number;
  cookies: number[];
  small: number;
}

export interface Stage {
  turn: number | null;
  faceUp: number | null;
  stack: number;
  pool: number;
  figures: Figure[];
  /** The card of this turn: whose, which, and for how much it counts. */
  card: { seat: number; card: string; number: number; purpose: string } | null;
  /** What the pointer shows, while that matters. */
  shown: number | null;
  blocked: boolean;
  spinsLeft: number;
}

export function stageOf(view: View): Stage {
  const player = view.turn === null ? undefined : view.players[view.turn];
  const last = view.number > 0 ? player?.last : null;
  const purpose = last?.type === "PlayToSpin" ? "spin" : "move";
  return {
    turn: view.turn,
    faceUp: view.face_up,
    stack: Object.values(view.stack).reduce((sum, count) => sum + count, 0),
    pool: view.pool,
    figures: view.players.map((each) => ({
      character: each.character,
      space: each.space,
      large: each.large,
      inHole: each.in_hole,
      hand: [...each.hand],
      pile: each.pile,
      cookies: [...each.cookies].sort((a, b) => a - b),
      small: each.small,
    })),
    card: last
      ? { seat: view.turn ?? 0, card: last.joker ? "joker" : String(last.number), number: view.number, purpose }
      : null,
    shown: view.shown,
    blocked: false,
    spinsLeft: view.spins_left,
  };
}

export function score(figure: Figure): number {
  return figure.small + figure.cookies.reduce((sum, points) => sum + points, 0);
}

/** The stage after an event; the one before stays as it is. */
export function after(before: Stage, event: GameEvent): Stage {
  const stage: Stage = { ...before, figures: [...before.figures] };
  const change = (seat: number, part: (figure: Figure) => Partial<Figure>): void => {
    const figure = stage.figures[seat];
    if (figure) stage.figures[seat] = { ...figure, ...part(figure) };
  };
  switch (event.type) {
    case "StarterChosen":
      stage.turn = event.seat;
      break;
    case "CookieTurnedUp":
      stage.faceUp = event.points;
      stage.stack -= 1;
      break;
    case "CardDrawn":
      change(event.seat, (figure) => ({ pile: figure.pile - 1, hand: drawn(figure.hand, "?", event.rule === "A6") }));
      break;
    case "CardSeen":
      change(event.seat, (figure) => ({ hand: seen(figure.hand, event.card) }));
      break;
    case "CardPlayed":
      stage.turn = event.seat;
      stage.card = { seat: event.seat, card: event.card, number: event.number, purpose: event.purpose };
      stage.shown = null;
      change(event.seat, (figure) => ({
        hand: event.place === "left" ? figure.hand.slice(1) : figure.hand.slice(0, -1),
        inHole: figure.inHole && event.purpose === "spin",
      }));
      break;
    case "PawnMoved":
    case "PawnWentOn":
      stage.shown = null;
      change(event.seat, () => ({ space: event.space, inHole: false }));
      break;
    case "CookieTaken":
      if (event.how === "unseen" || (event.how === "last" && stage.faceUp === null)) stage.stack -= 1;
      else stage.faceUp = null;
      change(event.seat, (figure) => ({ cookies: [...figure.cookies, event.points].sort((a, b) => a - b) }));
      break;
    case "HoleSpun":
      stage.shown = event.space;
      stage.blocked = event.blocked;
      stage.spinsLeft = event.spins_left;
      break;
    case "SpinDeclined":
      stage.shown = null;
      break;
    case "FellIntoHole":
      change(event.seat, () => ({ inHole: true }));
      break;
    case "PawnGrew":
      change(event.seat, () => ({ large: true }));
      break;
    case "PawnShrank":
      change(event.seat, () => ({ large: false }));
      break;
    case "SmallCookiesTaken":
      stage.shown = event.space;
      stage.blocked = false;
      stage.pool -= event.count;
      change(event.seat, (figure) => ({ small: figure.small + event.count }));
      break;
    default:
      break;
  }
  return stage;
}

/** A14: a new card goes between the two; at the start, and beside a single card, to the right of the others. */
function drawn(hand: string[], card: string, dealt: boolean): string[] {
  return dealt || hand.length < 2 ? [...hand, card] : [hand[0] as string, card, ...hand.slice(1)];
}

function seen(hand: string[], card: string): string[] {
  const place = hand.indexOf("?");
  return place < 0 ? hand : hand.map((each, index) => (index === place ? card : each));
}
