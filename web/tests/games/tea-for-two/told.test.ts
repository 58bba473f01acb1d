/** What is shown between two views ends at the second: so it is in every step of the first game. */
import { describe, expect, it } from "vitest";

import { lesson } from "../../../src/games/tea-for-two/lesson";
import { LONGEST, lasts, pace, together } from "../../../src/games/tea-for-two/motion";
import { after } from "../../../src/games/tea-for-two/told";
import type { GameEvent, View } from "../../../src/games/tea-for-two/types";
import { table } from "./table";

function seen({ round, stacks, players, cakes, hourglasses, rabbits, hand, winner }: View): unknown {
  return { round, stacks, players, cakes, hourglasses, rabbits, hand, winner };
}

const told = { rule: "T6", seen_by: null };
const turned: GameEvent = { type: "CardTurnedOver", ...told, seat: 0, card: "king1" };

describe("events one by one", () => {
  it.each(lesson.slice(0, -1).map((step, number) => [number + 1, step] as const))(
    "lead from step %i of the first game to the next",
    (number, { events, view }) => expect(seen(events.reduce(after, view))).toEqual(seen(lesson[number]!.view)),
  );
  it("T31: without a Rabbit the deck is shuffled all the same, and the round is the last", () => {
    const view = table([{ discard: ["king1"], deck: {} }, {}], { rabbits: 0 });
    const shuffled = after(view, { type: "DeckRenewed", ...told, seat: 0, cards: 1, rabbit: false });
    expect(shuffled).toMatchObject({ rabbits: 0, last_round: true });
    expect(shuffled.players[0]).toMatchObject({ deck: { king1: 1 }, discard: [] });
  });
  it("T11: what is stolen changes hands", () => {
    const view = table([{ hourglasses: 0 }, { hourglasses: 2 }]);
    const stolen: GameEvent = { type: "TokensStolen", ...told, seat: 0, token: "hourglasses", count: 2, other_seat: 1 };
    expect(after(view, stolen).players.map(({ hourglasses }) => hourglasses)).toEqual([2, 0]);
  });
});

describe("the time that events take", () => {
  it("T6: both cards are turned over at once", () => {
    const groups = together([
      turned,
      { ...turned, seat: 1 },
      { type: "RoundWon", ...told, seat: 0, difference: 1, tie: false },
    ]);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
  it("T23: each card is shown before its stars", () => {
    const own: GameEvent = { ...turned, rule: "T23" } as GameEvent;
    expect(together([own, own])).toHaveLength(2);
  });
  it("stays short, whatever happens in a row", () => {
    const groups = together(
      Array.from({ length: 20 }, () => ({ type: "FlamingoTaken", ...told, seat: 0 }) as GameEvent),
    );
    const total = groups.reduce((sum, group) => sum + lasts(group) * pace(groups), 0);
    expect(total).toBeLessThanOrEqual(LONGEST + 1);
    expect(pace([])).toBe(1);
  });
});
