// Made by `python -m curiouser.server.wire.generate` from curiouser/games/tea_time; don't edit.

export interface View {
  seats: number;
  to_move: number | null;
  over: boolean;
  round: number;
  rounds: number;
  turn: number;
  most: number;
  grid: string[][];
  pile: Record<string, number>;
  players: Player[];
  points: number[];
  alice_points: number;
  legal: TakeCards[];
}

/** G10: cards in front of a player; a character is in `cards` as face cards or, below 0, as mirror cards. */
export interface Player {
  cards: Record<string, number>;
  alice: boolean;
  score: number;
}

/** G5–G9: one to three cards of one line, named by their cells; "a1" is the left one of the top row. */
export interface TakeCards {
  type: "TakeCards";
  cells: string[];
}

/** G3: luck. */
export interface ChooseStarter {
  type: "ChooseStarter";
  seat: number;
}

/** G4: luck turns up the next card of the pile. */
export interface TurnUp {
  type: "TurnUp";
  character: string;
}

export interface StarterChosen {
  type: "StarterChosen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  rule: string;
  seen_by: number[] | null;
  round: number;
  seat: number;
}

export interface CardTurnedUp {
  type: "CardTurnedUp";
  rule: string;
  seen_by: number[] | null;
  cell: string;
  card: string;
}

/** `rule` is the one that says how many may be taken. */
export interface CardsTaken {
  type: "CardsTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  cells: string[];
  cards: string[];
}

export interface AliceLaid {
  type: "AliceLaid";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  cell: string;
}

export interface AliceTaken {
  type: "AliceTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface PairsDiscarded {
  type: "PairsDiscarded";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  character: string;
  pairs: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  rule: string;
  seen_by: number[] | null;
  scores: number[];
}

export type Move =
  | TakeCards
  | ChooseStarter
  | TurnUp;

export type GameEvent =
  | StarterChosen
  | RoundBegan
  | CardTurnedUp
  | CardsTaken
  | AliceLaid
  | AliceTaken
  | PairsDiscarded
  | MatchEnded;

/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */
export const RULES = { letter: "G", count: 24, rulings: 17 };
