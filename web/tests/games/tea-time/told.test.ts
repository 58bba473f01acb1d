import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/tea-time/told";
import type { GameEvent, View } from "../../../src/games/tea-time/types";

const NONE = { caterpillar: 0, cat: 0, hatter: 0, queen: 0, twins: 0, rabbit: 0 };
const VIEW: View = {
  seats: 2,
  to_move: 0,
  over: false,
  round: 1,
  rounds: 5,
  turn: 3,
  most: 3,
  grid: [
    ["cat", "hatter*"],
    ["alice", "."],
  ],
  pile: { ...NONE, cat: 4 },
  players: [
    { cards: { ...NONE, cat: -1 }, alice: false, score: 26 },
    { cards: { ...NONE, hatter: 2 }, alice: true, score: 32 },
  ],
  points: [5, 1, 3, 6, 10, 15],
  alice_points: 4,
  legal: [],
};

function tell(...events: (Partial<GameEvent> & { type: GameEvent["type"] })[]): View {
  return events.reduce((view, event) => after(view, event as GameEvent), VIEW);
}

describe("between two views", () => {
  it("taken cards leave the grid for their player, and cancel", () => {
    const view = tell({ type: "CardsTaken", seat: 0, cells: ["a1", "b1"], cards: ["cat", "hatter*"] });
    expect(view.grid[0]).toEqual([".", "."]);
    expect(view.players[0]).toEqual({ cards: { ...NONE, hatter: -1 }, alice: false, score: 26 });
    expect(view.players[1]).toBe(VIEW.players[1]);
  });
  it("Alice is laid and taken", () => {
    const laid = tell({ type: "AliceLaid", seat: 1, cell: "b2" });
    expect(laid.grid[1]).toEqual(["alice", "alice"]);
    expect(laid.players[1]).toMatchObject({ alice: false, score: 28 });
    expect(tell({ type: "AliceTaken", seat: 0 }).players[0]).toMatchObject({ alice: true, score: 30 });
  });
  it("a round clears the grid, and cards come from the pile", () => {
    const view = tell({ type: "RoundBegan", round: 2, seat: 1 }, { type: "CardTurnedUp", cell: "b1", card: "cat*" });
    expect(view.grid).toEqual([
      [".", "cat*"],
      [".", "."],
    ]);
    expect([view.round, view.pile["cat"]]).toEqual([2, 3]);
  });
  it("what changes nothing to be seen leaves all as it is", () =>
    expect(tell({ type: "PairsDiscarded", seat: 0, character: "cat", pairs: 1 })).toBe(VIEW));
});
