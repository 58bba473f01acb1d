import { expect, test } from "vitest";

import {
  moveOf,
  numbersOf,
  pick,
  pickedBy,
  placeOf,
  purposesOf,
  stones,
  totalOf,
} from "../../../src/games/adventures/choices";
import type { CardMove } from "../../../src/games/adventures/choices";
import { garden, spin, walk } from "./table";

const plain = [walk("left", 3), walk("right", 1)];
const large = [walk("left", 3), walk("left", 3, { plus_one: true })];
const joker = [1, 2, 3, 4, 5].flatMap((number) => [
  walk("left", number, { joker: true }),
  walk("left", number, { joker: true, plus_one: true }),
]);

test("a card that can do one thing is played by picking it", () => {
  const picked = pick(plain, "right");
  expect(picked).toEqual({ place: "right", purpose: "walk", total: 1 });
  expect(moveOf(plain, picked)).toEqual(plain[1]);
});

test("a card that isn't there can't be picked", () => {
  expect(pick([walk("left", 3)], "right")).toBeNull();
  expect(moveOf(plain, null)).toBeNull();
});

test("a large pawn starts with the card's own number and may take one more", () => {
  expect(pick(large, "left")?.total).toBe(3);
  expect(numbersOf(large, "left", "walk").map(totalOf)).toEqual([3, 4]);
  expect(moveOf(large, { place: "left", purpose: "walk", total: 4 })).toEqual(large[1]);
});

test("a Joker waits for a number, and offers each only once", () => {
  expect(pick(joker, "left")?.total).toBeNull();
  const offered = numbersOf(joker, "left", "walk");
  expect(offered.map(totalOf)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(offered.map((move) => move.type === "PlayToMove" && move.plus_one)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test("where both is allowed, walking out comes first and spinning can be chosen", () => {
  const both = [walk("left", 4), spin("left", 4)];
  expect(purposesOf(both, "left")).toEqual(["walk", "spin"]);
  expect(pick(both, "left")?.purpose).toBe("walk");
  expect(moveOf(both, pick(both, "left", "spin"))).toEqual(both[1]);
  expect(pick(plain, "left", "spin")).toBeNull();
});

test("stones light up where cards lead, the picked card's alone once one is picked", () => {
  const view = garden([{ space: 6 }, { space: 2 }]);
  expect([...stones(view, 0, plain, null).keys()]).toEqual([9, 7]);
  expect([...stones(view, 0, plain, pick(plain, "right")).keys()]).toEqual([7]);
  expect(stones(view, 0, [spin("left", 2)], null).size).toBe(0);
});

test("tapping a stone picks the move that leads there", () => {
  expect(pickedBy(plain[0] as CardMove)).toEqual({ place: "left", purpose: "walk", total: 3 });
  expect(pickedBy(spin("right", 2) as CardMove)).toEqual({ place: "right", purpose: "spin", total: 2 });
});

test.each([
  [1, ["left"]],
  [2, ["left", "right"]],
  [3, ["left", "centre", "right"]],
])("a hand of %i is held so: %s", (cards, places) => {
  expect(Array.from({ length: cards }, (_, index) => placeOf(index, cards))).toEqual(places);
});
