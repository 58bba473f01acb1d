import { describe, expect, it } from "vitest";

import { ghost, landing, preview } from "../../../src/games/tea-for-two/preview";
import { table } from "./table";

describe("what a choice would do", () => {
  it("T8: a card comes on the discard pile, cakes go back to the supply", () => {
    const after = ghost(table([{ cakes: 3, discard: ["mouse1"] }, {}]), 0, {
      type: "BuyCard",
      character: "king",
      cakes: 2,
    });
    expect(after.players[0]).toMatchObject({ cakes: 1, discard: ["king1", "mouse1"] });
    expect(after.cakes).toBe(7);
    expect(after.stacks[3]!.cards).toEqual(["king3"]);
  });
  it("T40: the last card of a stack makes its mission count", () => {
    const view = table([{ cakes: 4 }, {}]);
    view.stacks[1] = { ...view.stacks[1]!, cards: ["knave2"] };
    const after = ghost(view, 0, { type: "BuyCard", character: "knave", cakes: 1 });
    expect(after.players[0]!.score).toBe(5);
  });
  it("T11: the opponent gives what the supply lacks", () => {
    const view = table([{}, { cakes: 1 }], { cakes: 1 });
    const after = ghost(view, 0, { type: "UseEffect", character: "knave" });
    expect([after.players[0]!.cakes, after.players[1]!.cakes, after.cakes]).toEqual([3, 0, 0]);
  });
  it("T36: with nothing to take nothing happens", () =>
    expect(preview(table([{}, { cakes: 0 }], { cakes: 0 }), 0, { type: "TakeCakes", cakes: 2 })).toEqual([]));
  it("T12: a destroyed card gives its stars", () => {
    const view = table([{ discard: ["alice3", "mouse1"] }, {}]);
    const own = ghost(view, 0, { type: "DestroyDiscarded", card: "alice3", nth: 1 });
    expect(own.players[0]).toMatchObject({ stars: 3, discard: ["mouse1"], destroyed: { alice3: 1 } });
    const stacked = ghost(view, 0, { type: "DestroyStacked", character: "king" });
    expect(stacked.players[0]).toMatchObject({ stars: 1, destroyed: { king1: 1 } });
  });
  it("E2: two hourglasses move the hand two spaces, and five turn it once round", () => {
    const view = table([{ hourglasses: 2 }, {}], { hand: 2, resolved: [4] });
    expect(landing(view, 2)).toBe(4);
    expect(landing(view, 5)).toBe(2);
    const after = ghost(view, 0, { type: "WindWatch", hourglasses: 2 });
    expect(after.hand).toBe(4);
    expect(after.players[0]).toMatchObject({ hourglasses: 0, stars: 2 });
  });
  it("T32: a space that this chain has resolved does nothing", () => {
    const view = table([{}, {}], { phase: "point", resolved: [4] });
    expect(ghost(view, 0, { type: "PointHand", space: 4, effect: "stars" }).players[0]!.stars).toBe(0);
  });
  it("T24: a copied effect is the copier's own", () => {
    const view = table([{}, { discard: ["mouse1"] }]);
    expect(ghost(view, 0, { type: "PointHand", space: 3, effect: "copy" }).players[0]!.cakes).toBe(3);
    expect(preview(table([{}, {}]), 0, { type: "PointHand", space: 3, effect: "copy" })).toHaveLength(1);
  });
  it("T26: the flamingo comes from the opponent, unless it is here already", () => {
    const view = table([{}, {}]);
    expect(ghost(view, 1, { type: "TakeFlamingo" }).players.map((player) => player.flamingo)).toEqual([false, true]);
    expect(preview(view, 0, { type: "TakeFlamingo" })).toEqual([]);
  });
  it("leaves open what luck or a further choice decides", () => {
    const view = table([{}, {}]);
    for (const character of ["cat", "guard", "executioner", "king", "queen", "rabbit"])
      expect(preview(view, 0, { type: "UseEffect", character })).toEqual([]);
    expect(preview(view, 0, { type: "LeaveWatch" })).toEqual([]);
  });
});
