import { describe, expect, it } from "vitest";

import { sorted } from "../../../src/games/tea-for-two/cards";
import {
  discardMoves,
  isSame,
  spaceMove,
  spaceOf,
  stackMove,
  whyNotSpace,
  whyNotStack,
} from "../../../src/games/tea-for-two/choices";
import { angleOf, pointAt, sector, turnTo } from "../../../src/games/tea-for-two/dial";
import { goal } from "../../../src/games/tea-for-two/rove";
import type { Move } from "../../../src/games/tea-for-two/types";
import { table, VALUES } from "./table";

const LEGAL: Move[] = [
  { type: "UseEffect", character: "king" },
  { type: "BuyCard", character: "knave", cakes: 1 },
];

describe("from taps to moves", () => {
  it("a stack that is lit is bought, or its top card destroyed", () => {
    expect(stackMove(LEGAL, "knave")).toEqual({ type: "BuyCard", character: "knave", cakes: 1 });
    expect(stackMove(LEGAL, "king")).toBeNull();
    const destroy: Move = { type: "DestroyStacked", character: "king" };
    expect(stackMove([destroy], "king")).toBe(destroy);
  });
  it("T9: a space of the watch costs as many hourglasses as it is away", () => {
    const view = table([{}, {}], { hand: 4 });
    const legal: Move[] = [
      { type: "WindWatch", hourglasses: 1 },
      { type: "WindWatch", hourglasses: 2 },
    ];
    expect(spaceMove(legal, view, 1)).toBe(legal[1]);
    expect(spaceMove(legal, view, 2)).toBeNull();
    expect(spaceOf(legal[1]!, view)).toBe(1);
    expect(spaceOf(null, view)).toBeNull();
  });
  it("T22: cards alike are counted from the top", () =>
    expect(discardMoves(["king1", "mouse1", "king1"]).map(({ nth }) => nth)).toEqual([1, 1, 2]));
  it("a move is the same whatever the order of its parts", () => {
    expect(
      isSame({ type: "DestroyDiscarded", card: "king1", nth: 1 }, { nth: 1, card: "king1", type: "DestroyDiscarded" }),
    ).toBe(true);
    expect(isSame(LEGAL[0]!, null)).toBe(false);
  });
});

describe("why a tap does nothing", () => {
  it("T8: the stack is empty, or too dear", () => {
    const view = table([{ cakes: 1 }, {}]);
    expect(whyNotStack(view, 0, "alice")).toEqual({ id: "refused-too-dear", rule: "T8", args: { price: 5, cakes: 1 } });
    view.stacks[4] = { ...view.stacks[4]!, cards: [] };
    expect(whyNotStack(view, 0, "alice").id).toBe("refused-empty-stack");
    expect(whyNotStack({ ...view, phase: "wind" }, 0, "king").id).toBe("ui-cant-stack");
  });
  it("T9: not enough hourglasses", () =>
    expect(whyNotSpace(table([{ hourglasses: 2 }, {}]), 0).args).toEqual({ held: 2 }));
});

describe("the face of the watch", () => {
  it("has its first space at the top and goes clockwise", () => {
    expect(pointAt(angleOf(1, 5), 50)).toEqual({ x: 100, y: 68 });
    expect(angleOf(2, 5)).toBe(72);
    expect(sector(1, 4)).toContain("A80 80 0 0 1");
    expect(sector(1, 1)).toContain("1 1");
  });
  it("has a hand that never goes back", () => {
    expect(turnTo(0, 3, 5)).toBe(144);
    expect(turnTo(288, 1, 5)).toBe(360);
    expect(turnTo(144, 3, 5)).toBe(144);
  });
});

describe("arrow keys", () => {
  it("walk round a ring", () => {
    expect(goal("ArrowLeft", 0, 5)).toBe(4);
    expect(goal("ArrowDown", 4, 5)).toBe(0);
    expect([goal("Home", 3, 5), goal("End", 3, 5), goal("x", 3, 5)]).toEqual([0, 4, null]);
  });
  it("go up and down between rows, but not over the edge", () => {
    expect(goal("ArrowUp", 7, 10, 5)).toBe(2);
    expect(goal("ArrowUp", 2, 10, 5)).toBe(2);
    expect(goal("ArrowRight", 4, 10, 5)).toBe(5);
  });
});

it("cards without an order are shown by their value", () =>
  expect(sorted({ mouse1: 1, king1: 2, king3: 1 }, VALUES)).toEqual(["king3", "king1", "king1", "mouse1"]));
