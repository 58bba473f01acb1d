// Made by `python -m curiouser.server.wire.generate` from curiouser/games/tea_for_two; don't edit.

export interface View {
  to_move: number | null;
  over: boolean;
  round: number;
  phase: string;
  pending: number;
  winner: number | null;
  difference: number | null;
  winding: boolean;
  resolved: number[];
  last_round: boolean;
  values: Record<string, number>;
  amounts: Record<string, number>;
  token_stars: Record<string, number>;
  empty_stacks: number;
  watch: string[];
  hand: number | null;
  stacks: Stack[];
  cakes: number;
  hourglasses: number;
  rabbits: number;
  players: Player[];
  legal: (UseEffect | BuyCard | TakeFlamingo | TakeCakes | PointHand | DestroyStacked | DestroyDiscarded | WindWatch | LeaveWatch)[];
}

export interface Stack {
  character: string;
  value: number;
  cards: string[];
  mission: string | null;
}

/** T41: what lies in front of a player. A deck and destroyed cards have no order, only numbers of cards. */
export interface Player {
  stars: number;
  score: number;
  cakes: number;
  hourglasses: number;
  flamingo: boolean;
  deck: Record<string, number>;
  discard: string[];
  destroyed: Record<string, number>;
}

/** T7: the effect of the card just turned over. */
export interface UseEffect {
  type: "UseEffect";
  character: string;
}

/** T8, T35: the top card of a stack, for exactly as many cakes as the difference leaves to pay. */
export interface BuyCard {
  type: "BuyCard";
  character: string;
  cakes: number;
}

/** T19: the King's first choice. */
export interface TakeFlamingo {
  type: "TakeFlamingo";
}

/** T19: the King's second choice. */
export interface TakeCakes {
  type: "TakeCakes";
  cakes: number;
}

/** T13: any space of the watch, counted clockwise from 1. */
export interface PointHand {
  type: "PointHand";
  space: number;
  effect: string;
}

/** T21: the top card of a stack. */
export interface DestroyStacked {
  type: "DestroyStacked";
  character: string;
}

/** T22: a card of one's own discard pile; `nth` counts cards of the same kind from the top, from 1. */
export interface DestroyDiscarded {
  type: "DestroyDiscarded";
  card: string;
  nth: number;
}

/** T9: spend hourglasses. */
export interface WindWatch {
  type: "WindWatch";
  hourglasses: number;
}

/** T9: spend no hourglass. */
export interface LeaveWatch {
  type: "LeaveWatch";
}

/** T3: luck puts a mission above the next stack. */
export interface PlaceMission {
  type: "PlaceMission";
  mission: string;
}

/** T4: luck lays the next card of a stack, from the top down. */
export interface LayCard {
  type: "LayCard";
  card: string;
}

/** T5: luck. */
export interface GiveFlamingo {
  type: "GiveFlamingo";
  seat: number;
}

/** T5: luck. */
export interface SetWatch {
  type: "SetWatch";
  space: number;
  effect: string;
}

/** T6, T15, T16, T23: luck turns over the top card of a deck. */
export interface TurnOver {
  type: "TurnOver";
  seat: number;
  card: string;
}

export interface MissionPlaced {
  type: "MissionPlaced";
  rule: string;
  seen_by: number[] | null;
  character: string;
  mission: string;
}

/** `cards` from the top. */
export interface StackLaid {
  type: "StackLaid";
  rule: string;
  seen_by: number[] | null;
  character: string;
  cards: string[];
}

export interface FlamingoGiven {
  type: "FlamingoGiven";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  cakes: number;
  other_seat: number;
  other_cakes: number;
}

export interface WatchSet {
  type: "WatchSet";
  rule: string;
  seen_by: number[] | null;
  space: number;
  effect: string;
}

export interface RoundBegan {
  type: "RoundBegan";
  rule: string;
  seen_by: number[] | null;
  round: number;
}

/** It goes on the discard pile of its owner; `rule` is the one that asked for it. */
export interface CardTurnedOver {
  type: "CardTurnedOver";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
}

export interface RoundWon {
  type: "RoundWon";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  difference: number;
  tie: boolean;
}

/** `rule` is the effect's own. */
export interface EffectUsed {
  type: "EffectUsed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  character: string;
}

export interface CardBought {
  type: "CardBought";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
  cakes: number;
}

/** From the supply; `rule` is the effect's. */
export interface TokensTaken {
  type: "TokensTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  token: string;
  count: number;
}

export interface TokensStolen {
  type: "TokensStolen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  token: string;
  count: number;
  other_seat: number;
}

export interface FlamingoTaken {
  type: "FlamingoTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** T12; `rule` is the effect's, `place` where the card was: "deck", "stack" or "discard". */
export interface CardDestroyed {
  type: "CardDestroyed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
  stars: number;
  place: string;
}

/** `seat` owns her. */
export interface QueenSpared {
  type: "QueenSpared";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
}

export interface StackEmptied {
  type: "StackEmptied";
  rule: string;
  seen_by: number[] | null;
  character: string;
  mission: string;
}

export interface StarsGained {
  type: "StarsGained";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  stars: number;
}

/** By hourglasses (T9), or by the Cheshire Cat (T13), who needs none. */
export interface HandMoved {
  type: "HandMoved";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  space: number;
  effect: string;
  hourglasses: number;
}

export interface SpaceSkipped {
  type: "SpaceSkipped";
  rule: string;
  seen_by: number[] | null;
  space: number;
  effect: string;
}

export interface EffectCopied {
  type: "EffectCopied";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: string;
}

export interface NothingDone {
  type: "NothingDone";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface WatchLeft {
  type: "WatchLeft";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** T10, T31: with a White Rabbit, or without one when none is left. */
export interface DeckRenewed {
  type: "DeckRenewed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  cards: number;
  rabbit: boolean;
}

export interface MissionScored {
  type: "MissionScored";
  rule: string;
  seen_by: number[] | null;
  character: string;
  mission: string;
  stars: number[];
}

export interface MatchEnded {
  type: "MatchEnded";
  rule: string;
  seen_by: number[] | null;
  scores: number[];
}

export type Move =
  | UseEffect
  | BuyCard
  | TakeFlamingo
  | TakeCakes
  | PointHand
  | DestroyStacked
  | DestroyDiscarded
  | WindWatch
  | LeaveWatch
  | PlaceMission
  | LayCard
  | GiveFlamingo
  | SetWatch
  | TurnOver;

export type GameEvent =
  | MissionPlaced
  | StackLaid
  | FlamingoGiven
  | WatchSet
  | RoundBegan
  | CardTurnedOver
  | RoundWon
  | EffectUsed
  | CardBought
  | TokensTaken
  | TokensStolen
  | FlamingoTaken
  | CardDestroyed
  | QueenSpared
  | StackEmptied
  | StarsGained
  | HandMoved
  | SpaceSkipped
  | EffectCopied
  | NothingDone
  | WatchLeft
  | DeckRenewed
  | MissionScored
  | MatchEnded;

/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */
export const RULES = { letter: "T", count: 41, rulings: 30 };
