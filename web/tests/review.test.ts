/** Where in a review a moment of the match lies. */
import { describe, expect, test } from "vitest";

import { afterOf, indexAt, lengthOf, mostOf, type Amount, type Review, type Swing } from "../src/pages/review/findings";

const amount = (chance: number): Amount => ({ chance, chance_error: 0.1, lead: 0, lead_error: 0 });

function swing(n: number, moves: number, kind: "luck" | "choice", chances: number[]): Swing {
  const before = chances.map(amount);
  const luck = kind === "luck" ? [amount(-0.2), amount(0.2)] : [amount(0), amount(0)];
  const seat = kind === "luck" ? null : 0;
  return { n, moves, kind, seat, before, luck, choice: luck, told: [], known: null, decision: null };
}

const review = {
  seats: 2,
  swings: [swing(0, 8, "luck", [0.5, 0.5]), swing(8, 1, "choice", [0.3, 0.7]), swing(9, 2, "luck", [0.4, 0.6])],
  totals: [{ result: amount(0) }, { result: amount(1) }],
} as unknown as Review;

describe("a moment of a review", () => {
  test.each([
    [0, -1],
    [1, 0],
    [8, 0],
    [9, 1],
    [10, 2],
    [11, 2],
  ])("after %i moves was led to by step %i", (moves, index) => {
    expect(indexAt(review, moves)).toBe(index);
  });

  test("has the chance with which the next step begins, or the result", () => {
    expect([-1, 0, 1, 2].map((index) => afterOf(review, index, 0).chance)).toEqual([0.5, 0.3, 0.4, 0]);
    expect(lengthOf(review)).toBe(11);
  });

  test("is told of whoever had the luck, or made the choice", () => {
    expect(review.swings.map(mostOf)).toEqual([1, 0, 1]);
  });
});
