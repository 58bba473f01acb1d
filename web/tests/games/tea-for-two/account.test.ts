import { expect, test } from "vitest";

import { sourcesOf } from "../../../src/games/tea-for-two/account";
import type { View } from "../../../src/games/tea-for-two/types";

const view = {
  players: [
    { stars: 5, score: 12 },
    { stars: 6, score: 6 },
  ],
} as unknown as View;
const words = (id: string, args = {}) => [id, ...Object.values(args)].join(" ");
const scored = (mission: string, stars: number[]) => ({ type: "MissionScored", mission, stars });

test("each mission that was scored has a line of its own", () => {
  const events = [scored("cakes", [9, 9]), { type: "WatchSet" }, scored("king", [7, 0])];
  expect(sourcesOf(view, events, words).map(({ label, points }) => [label, points])).toEqual([
    ["ui-from-play", [5, 6]],
    ["mission king", [7, 0]],
  ]);
});

test("who has not heard of them sees the missions together", () => {
  expect(sourcesOf(view, [], words).at(-1)).toEqual({ label: "ui-from-missions", points: [7, 0] });
});
