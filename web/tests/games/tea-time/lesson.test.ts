import { describe, expect, it } from "vitest";
import { lesson } from "../../../src/games/tea-time/lesson";
import { after } from "../../../src/games/tea-time/told";

describe("the first game", () => {
  it("asks only for what is legal, until its end", () => {
    for (const { view, move } of lesson.slice(0, -1)) expect(view.legal).toContainEqual(move);
    expect(lesson.at(-1)).toMatchObject({ move: null, view: { over: true } });
  });
  it("leads from each step to the next; only the last round is jumped to", () => {
    const jump = lesson.findIndex(({ view }) => view.round === 5);
    for (const [n, { view, events }] of lesson.slice(0, -1).entries()) {
      if (n + 1 === jump) continue;
      const next = lesson[n + 1]!.view;
      const told = events.reduce(after, view);
      expect([told.grid, told.players, told.pile]).toEqual([next.grid, next.players, next.pile]);
    }
  });
  it("has a text for each step", () => {
    const texts = lesson.map(({ text }) => text);
    expect(new Set(texts).size).toBe(lesson.length);
  });
});
