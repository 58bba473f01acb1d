// Made by `python -m curiouser.server.wire.generate` from curiouser/games/adventures; don't edit.

export interface View {
  seats: number;
  to_move: number | null;
  over: boolean;
  phase: string;
  turn: number | null;
  number: number;
  spins_left: number;
  shown: number | null;
  spaces: Space[];
  face_up: number | null;
  stack: Record<string, number>;
  pool: number;
  players: Player[];
  legal: (PlayToMove | PlayToSpin | Accept | SpinAgain | TakeFaceUp | TakeUnseen)[];
}

export interface Space {
  kind: string;
  number: number;
}

/** A card is "1" … "5" or "joker", and "?" where the viewer may not see it. */
export interface Player {
  character: string;
  space: number;
  large: boolean;
  in_hole: boolean;
  may_walk_out: boolean;
  hand: string[];
  pile: number;
  played: Record<string, number>;
  last: PlayToMove | PlayToSpin | null;
  unseen: Record<string, number>;
  cookies: number[];
  small: number;
  score: number;
}

/** A8–A10: play an outer card and move; `number` is the card's or the one declared for the Joker, without the +1. */
export interface PlayToMove {
  type: "PlayToMove";
  place: "centre" | "left" | "right";
  number: number;
  joker: boolean;
  plus_one: boolean;
}

/** A22: in the Rabbit Hole, play an outer card to spin up to `number` times. */
export interface PlayToSpin {
  type: "PlayToSpin";
  place: "centre" | "left" | "right";
  number: number;
  joker: boolean;
}

/** A22: leave the Hole for the space shown. */
export interface Accept {
  type: "Accept";
}

/** A22: decline the space shown. */
export interface SpinAgain {
  type: "SpinAgain";
}

/** A15: the face-up large cookie. */
export interface TakeFaceUp {
  type: "TakeFaceUp";
}

/** A15: the top one of the stack. */
export interface TakeUnseen {
  type: "TakeUnseen";
}

/** A7: luck. */
export interface ChooseStarter {
  type: "ChooseStarter";
  seat: number;
}

/** A4, A12, A15: luck turns up the top cookie of the stack, to lie there or to be taken unseen. */
export interface TurnUp {
  type: "TurnUp";
  points: number;
}

/** A6, A14: luck draws the top card of a seat's pile. */
export interface DrawCard {
  type: "DrawCard";
  card: string;
}

/** A42: luck spins. */
export interface Spin {
  type: "Spin";
  space: number;
}

export interface StarterChosen {
  type: "StarterChosen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** A4 at the start, A12 and A15 later. */
export interface CookieTurnedUp {
  type: "CookieTurnedUp";
  rule: string;
  seen_by: number[] | null;
  points: number;
}

/** A6 at the start, A14 later, A28 with hands of two. */
export interface CardDrawn {
  type: "CardDrawn";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** The card just drawn, for its owner only; for all with open hands (A27). */
export interface CardSeen {
  type: "CardSeen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
}

/** `number` holds for the whole turn; `purpose` is "move" (A9, A10 with the +1), "spin" (A22), "walk-out" (A29). */
export interface CardPlayed {
  type: "CardPlayed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  place: string;
  card: string;
  number: number;
  purpose: string;
}

/** A9 by a card, A20 by the Cat, A24 out of the Hole; before going on by A11. */
export interface PawnMoved {
  type: "PawnMoved";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  origin: number;
  space: number;
  kind: string;
}

/** A11: `space` is the next one without a pawn. A33 if somebody in the Hole was in the way. */
export interface PawnWentOn {
  type: "PawnWentOn";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  space: number;
  kind: string;
}

/** A12, or A34 when going on from an occupied Tea Party. */
export interface TeaPartyPassed {
  type: "TeaPartyPassed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** `how` is "passing" (A12), "face-up" or "unseen" (A15), "last" (A36). A15: no change of mind. */
export interface CookieTaken {
  type: "CookieTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  points: number;
  how: string;
}

/** A35 in passing, A36 when stopping. */
export interface NoCookieLeft {
  type: "NoCookieLeft";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** A22; A23 if the space can't be accepted. */
export interface HoleSpun {
  type: "HoleSpun";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  space: number;
  kind: string;
  blocked: boolean;
  spins_left: number;
}

/** A39: it can't be taken back. */
export interface SpinDeclined {
  type: "SpinDeclined";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** A23; A29 if the next card may be played to walk out. */
export interface StayedInHole {
  type: "StayedInHole";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** A21, A38; A19 if the Caterpillar made the pawn small there. */
export interface FellIntoHole {
  type: "FellIntoHole";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface PawnGrew {
  type: "PawnGrew";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** A17: somebody else grew; A18: on the Caterpillar. */
export interface PawnShrank {
  type: "PawnShrank";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** The spinner showed `space` with `number`; `count` were there to take. */
export interface SmallCookiesTaken {
  type: "SmallCookiesTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  space: number;
  number: number;
  count: number;
}

export interface SmallCookiesGone {
  type: "SmallCookiesGone";
  rule: string;
  seen_by: number[] | null;
}

/** A25; A26 if the best score is shared. */
export interface MatchEnded {
  type: "MatchEnded";
  rule: string;
  seen_by: number[] | null;
  scores: number[];
}

export type Move =
  | PlayToMove
  | PlayToSpin
  | Accept
  | SpinAgain
  | TakeFaceUp
  | TakeUnseen
  | ChooseStarter
  | TurnUp
  | DrawCard
  | Spin;

export type GameEvent =
  | StarterChosen
  | CookieTurnedUp
  | CardDrawn
  | CardSeen
  | CardPlayed
  | PawnMoved
  | PawnWentOn
  | TeaPartyPassed
  | CookieTaken
  | NoCookieLeft
  | HoleSpun
  | SpinDeclined
  | StayedInHole
  | FellIntoHole
  | PawnGrew
  | PawnShrank
  | SmallCookiesTaken
  | SmallCookiesGone
  | MatchEnded;

/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */
export const RULES = { letter: "A", count: 42, rulings: 30 };
