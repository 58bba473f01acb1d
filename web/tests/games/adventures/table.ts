/** Positions for the tests of the table: the garden with pawns where a test wants them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GameEvent, Move, Player, View } from "../../../src/games/adventures/types";

const KINDS: Record<number, string> = { 0: "tea-party", 3: "cat", 5: "hole", 8: "small-cookies", 10: "caterpillar" };

export function garden(players: Partial<Player>[], changes: Partial<View> = {}): View {
  return {
    seats: players.length,
    to_move: 0,
    over: false,
    phase: "play",
    turn: 0,
    number: 0,
    spins_left: 0,
    shown: null,
    spaces: Array.from({ length: 12 }, (_, space) => ({ kind: KINDS[space] ?? "ordinary", number: (space % 3) + 1 })),
    face_up: 3,
    stack: { "2": 4, "3": 3, "4": 4, "5": 0 },
    pool: 20,
    players: players.map((player) => ({
      character: "alice",
      space: 0,
      large: false,
      in_hole: false,
      may_walk_out: false,
      hand: [],
      pile: 8,
      played: {},
      last: null,
      unseen: {},
      cookies: [],
      small: 0,
      score: 0,
      ...player,
    })),
    legal: [],
    ...changes,
  };
}

export function walk(
  place: "left" | "right",
  number: number,
  more: { joker?: boolean; plus_one?: boolean } = {},
): Move {
  return { type: "PlayToMove", place, number, joker: false, plus_one: false, ...more };
}

export function spin(place: "left" | "right", number: number, joker = false): Move {
  return { type: "PlayToSpin", place, number, joker };
}

/** A whole match of three with the easy Hole, as seat 0 has seen it: what happened, and the view after it. */
export function recorded(): { events: GameEvent[]; view: View }[] {
  const lines = readFileSync(join(import.meta.dirname, "match.jsonl"), "utf8")
    .trim()
    .split("\n");
  const told = lines.map((line) => JSON.parse(line) as { events: GameEvent[]; view: View });
  const spaces = told[0]!.view.spaces;
  return told.map(({ events, view }) => ({ events, view: { ...view, spaces } }));
}
