import { describe, expect, it } from "vitest";
import { lesson } from "../../../src/games/tea-time/lesson";
import { cardOf, score, sourcesOf, take, worth } from "../../../src/games/tea-time/scoring";

const TERMS = { points: [5, 1, 3, 6, 10, 15, 15], alice_points: 4, turn: 3 };

function player(cards: Record<string, number> = {}, alice = false) {
  const all = { caterpillar: 0, cat: 0, hatter: 0, queen: 0, twins: 0, rabbit: 0, ...cards };
  return { cards: all, alice, score: score({ cards: all, alice }, TERMS) };
}

describe("scoring", () => {
  it("knows a mirror by its star", () => {
    expect(cardOf("cat*")).toEqual({ character: "cat", mirror: true });
    expect(cardOf("alice")).toEqual({ character: "alice", mirror: false });
  });
  it("G14: counts faces and mirrors alike, and the most for more", () => {
    expect(worth(-3, TERMS.points)).toBe(6);
    expect(worth(9, TERMS.points)).toBe(15);
  });
  it("E4: 0, 0, 2, 4, 6 cards of five characters, none of the sixth, and Alice", () =>
    expect(player({ hatter: 2, cat: -4, queen: 6 }, true).score).toBe(47));
  it("G14: what each character brings makes the score that the engine tells", () => {
    for (const { view } of lesson)
      for (const [seat, { score }] of view.players.entries())
        expect(sourcesOf(view).reduce((sum, { points }) => sum + points[seat]!, 0)).toBe(score);
  });
});

describe("taking cards", () => {
  it("E2: opposite rabbits cancel, Alice and two cats are left", () => {
    const change = take(player({ cat: -1, rabbit: -1 }), ["alice", "rabbit", "cat*"], TERMS);
    expect(change.player.cards).toMatchObject({ cat: -2, rabbit: 0 });
    expect(change.player.alice).toBe(true);
    expect(change.pairs).toEqual({ rabbit: 1 });
    expect(change.player.score).toBe(3 + 5 * 5 + 4);
  });
  it("G23: cards taken together cancel each other", () => {
    const change = take(player(), ["cat", "cat*"], TERMS);
    expect(change.player.cards["cat"]).toBe(0);
    expect(change.pairs).toEqual({ cat: 1 });
    expect(change.coming).toEqual({ cat: { faces: 1, mirrors: 1 } });
  });
  it("G11: several pairs go at once", () =>
    expect(take(player({ cat: 2 }), ["cat*", "cat", "cat*"], TERMS).pairs).toEqual({ cat: 2 }));
  it("G5: on the first turn Alice is laid", () =>
    expect(take(player({}, true), ["cat"], { ...TERMS, turn: 1 }).player.alice).toBe(false));
});
