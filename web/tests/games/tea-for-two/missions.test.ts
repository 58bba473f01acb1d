import { describe, expect, it } from "vitest";

import { award, count, leader, score } from "../../../src/games/tea-for-two/missions";
import type { View } from "../../../src/games/tea-for-two/types";
import { table } from "./table";

const view = table([
  { stars: 3, cakes: 4, deck: { knave1: 2 }, discard: ["knave3", "mouse1"], destroyed: { king1: 1 } },
  { stars: 5, hourglasses: 2, deck: { knave1: 1, rabbit0: 2 }, discard: ["alice1"], destroyed: { king2: 1 } },
]);

function emptied(...characters: string[]): View {
  const stacks = view.stacks.map((stack) => (characters.includes(stack.character) ? { ...stack, cards: [] } : stack));
  return { ...view, stacks };
}

describe("missions", () => {
  it("T29, T39: count cards in deck and discard pile, and destroyed ones", () => {
    expect(count(view.players[0]!, "knave")).toBe(3);
    expect(count(view.players[1]!, "cards")).toBe(4);
    expect(count(view.players[1]!, "destroyed")).toBe(1);
    expect(count(view.players[1]!, "hourglasses")).toBe(2);
  });
  it("T29: give a tie, nothing against nothing too, to the flamingo", () => {
    expect(leader(view, "cards")).toBe(0);
    expect(leader(view, "queen")).toBe(0);
    expect(leader(view, "alice")).toBe(1);
  });
  it("T29: give the value of the stack to one, or stars for tokens to each", () => {
    expect(award(view, view.stacks[1]!)).toEqual([5, 0]);
    expect(award(view, view.stacks[0]!)).toEqual([4, 1]);
    expect(award(view, { ...view.stacks[0]!, mission: "hourglasses" })).toEqual([0, 4]);
    expect(award(view, { ...view.stacks[0]!, mission: null })).toEqual([0, 0]);
  });
  it("T28: count above empty stacks only", () => {
    expect([score(view, 0), score(view, 1)]).toEqual([3, 5]);
    const late = emptied("executioner", "alice");
    expect([score(late, 0), score(late, 1)]).toEqual([3 + 4, 5 + 1 + 8]);
  });
});
