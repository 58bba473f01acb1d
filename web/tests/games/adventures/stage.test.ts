import { expect, test } from "vitest";

import { lesson } from "../../../src/games/adventures/lesson";
import { poseOf } from "../../../src/games/adventures/poses";
import { angleOf, stoneAt, turnTo, walk } from "../../../src/games/adventures/ring";
import { after, score, stageOf } from "../../../src/games/adventures/stage";
import { LONGEST, Animator, lasts } from "../../../src/games/adventures/animator.svelte";
import { garden, recorded } from "./table";

const silent = (): void => undefined;

function things(stage: ReturnType<typeof stageOf>): unknown {
  return { figures: stage.figures, faceUp: stage.faceUp, stack: stage.stack, pool: stage.pool };
}

test("shown event by event, a whole match ends in each view it should end in", () => {
  const told = recorded();
  told.slice(1).forEach(({ events, view }, index) => {
    const shown = events.reduce(after, stageOf(told[index]!.view));
    expect(things(shown)).toEqual(things(stageOf(view)));
    expect(shown.figures.map(score)).toEqual(view.players.map((player) => player.score));
  });
});

test("the first game hangs together: what happens leads to the next thing to read", () => {
  lesson.slice(0, -1).forEach(({ view, move, events }, index) => {
    expect(view.legal).toContainEqual(move);
    expect(things(events.reduce(after, stageOf(view)))).toEqual(things(stageOf(lesson[index + 1]!.view)));
  });
  expect(lesson.at(-1)!.move).toBeNull();
});

test("whoever does not want to wait sees the end at once", async () => {
  const { events, view } = recorded()[5]!;
  const animator = new Animator(recorded()[4]!.view, silent);
  const skip = new AbortController();
  skip.abort();
  await animator.show(events, skip.signal);
  animator.settle(view);
  expect(things(animator.stage)).toEqual(things(stageOf(view)));
  expect(animator.flights).toEqual([]);
  expect(animator.playing).toBe(false);
});

test("no turn of a match takes longer to show than people wait", () => {
  for (const { events } of recorded()) {
    const all = events.reduce((sum, event) => sum + lasts(event, 12), 0);
    expect(all * Math.min(1, LONGEST / Math.max(all, 1))).toBeLessThanOrEqual(2500);
  }
});

test("the ring is a clock: its start is at the top, and it goes clockwise", () => {
  expect([0, 3, 6].map((space) => angleOf(space, 12))).toEqual([0, 90, 180]);
  expect(stoneAt(0, 12).x).toBeCloseTo(300);
  expect(stoneAt(3, 12).x).toBeGreaterThan(500);
  expect(walk(10, 1, 12)).toEqual([11, 0, 1]);
  expect(walk(5, 5, 12)).toHaveLength(12);
});

test("the pointer turns on, never back, and stops on the space that luck said", () => {
  const angle = turnTo(100, 1, 12, 2);
  expect(angle).toBeGreaterThan(100 + 720);
  expect(angle % 360).toBeCloseTo(30);
});

test("all fit on the Tea Party at the start, each in a place of its own", () => {
  const { figures } = stageOf(garden([{}, {}, {}, {}]));
  const kinds = garden([{}]).spaces.map((space) => space.kind);
  const places = figures.map((_, seat) => poseOf(figures, seat, kinds).x);
  expect(new Set(places).size).toBe(4);
});

test("a pawn in the Hole has sunk, and a large one is larger", () => {
  const { figures } = stageOf(garden([{ space: 5, in_hole: true }, { space: 2, large: true }, { space: 1 }]));
  const kinds = garden([{}]).spaces.map((space) => space.kind);
  const [fallen, large, small] = [0, 1, 2].map((seat) => poseOf(figures, seat, kinds));
  expect(fallen!.sunk).toBe(1);
  expect(large!.size).toBeGreaterThan(small!.size);
});
