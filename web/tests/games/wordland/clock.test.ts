import { describe, expect, it } from "vitest";

import { question } from "../../../src/games/wordland/choices";
import { handAt, leftOf } from "../../../src/games/wordland/clock";
import { stepsIn } from "../../../src/games/wordland/lesson";
import { LENGTH, noteAt, quaver } from "../../../src/games/wordland/tune";
import type { Move, View } from "../../../src/games/wordland/types";

const [choose, tap, say, , object] = stepsIn("en").map(({ view }) => view) as [View, View, View, View, View];
const turn = { actors: [0, -4], since: 1_000, deadline: 20_000 };

describe("the hand of the clock", () => {
  it("stands where time does not matter", () => {
    expect(handAt(choose, turn, 5_000)).toBeNull();
  });
  it("waits for a tap, and then counts the turn down from where the server's time began", () => {
    expect(handAt(tap, turn, 2_000)).toMatchObject({ kind: "wait", left: 2_000, whole: 3_000 });
    expect(handAt(say, turn, 6_000)).toMatchObject({ kind: "turn", left: 10_000, whole: 15_000, running: true });
    expect(handAt(say, turn, 99_000)).toMatchObject({ left: 0 });
  });
  it("stops in a pause", () => {
    expect(handAt(say, { ...turn, deadline: null }, 6_000)).toMatchObject({ left: 15_000, running: false });
  });
  it("tells how long one may object", () => {
    expect(leftOf(object.object_until, object, turn, 3_000)).toBe(3_000);
    expect(leftOf(null, object, turn, 3_000)).toBe(0);
  });
});

describe("the tune", () => {
  it("hurries at the end only, more and more", () => {
    expect([1, 0.7, 0.4].map(quaver)).toEqual([165, 165, 165]);
    expect(quaver(0.2)).toBeLessThan(quaver(0.3));
    expect(quaver(0)).toBeLessThan(90);
  });
  it("goes round", () => {
    expect(noteAt(LENGTH + 2, 1, 0.5)).toEqual(noteAt(2, 1, 0.5));
  });
});

describe("what is asked", () => {
  const asked = (view: View, seat: number | null, marking: number | null = null) => {
    const sent: Move[] = [];
    const found = question({
      view,
      seat,
      mine: true,
      marking,
      words: (id) => id,
      nameOf: String,
      send: (move) => sent.push(move),
      unmark: () => undefined,
    })!;
    found.answers?.forEach(({ act }) => act());
    return { text: found.text, anyway: found.anyway, sent };
  };
  it("has a topic for each answer of the Queen, and none for others", () => {
    expect(asked(choose, 0).sent).toEqual(choose.legal);
    expect(asked(choose, 1)).toMatchObject({ text: "ui-ask-queen", anyway: true, sent: [] });
  });
  it("offers the teapot before it plays, and objections while they are open", () => {
    expect(asked(tap, 0).sent).toEqual([{ type: "TapTeapot" }]);
    expect(asked(object, 0).sent).toEqual([{ type: "Object" }]);
  });
  it("asks before somebody is marked out", () => {
    expect(asked(say, 0, 2).sent).toEqual([{ type: "MarkOut", marked_seat: 2 }]);
  });
  it("tells onlookers whose turn it is", () => {
    expect(asked({ ...say, legal: [] }, null)).toMatchObject({ text: "ui-ask-wait", sent: [] });
  });
});
