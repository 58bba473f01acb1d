// Made by `python -m curiouser.server.wire.generate` from curiouser/games/tic_tac_toe; don't edit.

export interface View {
  to_move: number | null;
  over: boolean;
  board: string[];
  legal: Mark[];
}

export interface Mark {
  type: "Mark";
  square: string;
}

export interface SquareMarked {
  type: "SquareMarked";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  square: string;
}

export interface LineMade {
  type: "LineMade";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface BoardFilled {
  type: "BoardFilled";
  rule: string;
  seen_by: number[] | null;
}

export type Move =
  | Mark;

export type GameEvent =
  | SquareMarked
  | LineMade
  | BoardFilled;

/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */
export const RULES = { letter: "X", count: 4, rulings: 5 };
