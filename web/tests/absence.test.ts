import { expect, test, vi } from "vitest";

import { choose } from "../src/i18n/language.svelte";
import { canGoOn, canTakeOver, keepsWaiting } from "../src/table/absence.svelte";
import { lineOf } from "../src/table/log-lines";
import type { LogLine } from "../src/client/store.svelte";
import { room } from "./fake";

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;

/** Somebody who sits at a table where the last thing happened so many minutes ago. */
function table(minutes: number, more: object = {}) {
  const came = NOW - minutes * MINUTE;
  const turn = { actors: [0], since: came };
  const usual = { room: room(), turn, log: [] as LogLine[], came, present: [2], seats: [1], you: 2, isHost: false };
  return { ...usual, ...more };
}

const said = (by: number, minutes: number): LogLine => {
  const at = NOW - minutes * MINUTE;
  return { n: 1, at, item: { item: "said", n: 1, at, by, text: "hm" } };
};

test.each([
  ["after ten minutes", table(10), true],
  ["of somebody who is here, too", table(10, { present: [1, 2] }), true],
  ["not before", table(9), false],
  ["not where a clock runs", table(10, { turn: { actors: [0], since: 0, deadline: NOW + 1 } }), false],
  ["not while the table pauses", table(10, { room: room({ paused: true }) }), false],
  ["not for those who look on", table(10, { seats: [] }), false],
  ["not for a seat that is not to move", table(10, { turn: { actors: [1], since: 0 } }), false],
])("a bot may play on for somebody else: %s", (_, known, may) => {
  expect(keepsWaiting(known, 0, NOW)).toBe(may);
});

test.each([
  ["after ten minutes", table(10, { room: room({ paused: true }) }), true],
  ["not before", table(9, { room: room({ paused: true }) }), false],
  ["not while people talk", table(20, { room: room({ paused: true }), log: [said(2, 9)] }), false],
  ["not where there is no pause", table(10), false],
  ["not for those who look on", table(10, { room: room({ paused: true }), seats: [] }), false],
])("a player may end a pause: %s", (_, known, may) => {
  expect(canGoOn(known, NOW)).toBe(may);
});

const waiting = { room: room({ status: "waiting" }), turn: null };

test.each([
  ["after a quiet hour", table(60, { ...waiting, present: [1, 2] }), true],
  ["whatever others said in it", table(60, { ...waiting, present: [1, 2], log: [said(2, 1)] }), true],
  ["whatever one did oneself when one came", table(10, { ...waiting, log: [said(2, 0)] }), true],
  ["not where the host said something in it", table(60, { ...waiting, log: [said(1, 59)] }), false],
  ["not while the host is here and the hour is not over", table(59, { ...waiting, present: [1, 2] }), false],
  ["where an absent host was not heard for an hour", table(10, { ...waiting, log: [said(1, 60)] }), true],
  ["not where an absent host was", table(10, { ...waiting, log: [said(1, 59)] }), false],
  ["not where it is not known and something has just happened", table(9, waiting), false],
  ["not where an absent host may have moved", table(59), false],
  ["not for those who look on", table(60, { ...waiting, seats: [] }), false],
  ["not for the host", table(60, { ...waiting, isHost: true }), false],
])("a player may become the host: %s", (_, known, may) => {
  expect(canTakeOver(known, NOW)).toBe(may);
});

test.each([
  ["seated", { person: 2, by: 1 }, "Hare sits down."],
  ["stood", { by: 2 }, "Hare stands up."],
] as const)("the log tells who has %s", async (what, who, line) => {
  vi.stubGlobal("document", { documentElement: {} });
  await choose("en");
  const item = { item: "changed" as const, n: 1, at: 1, seat: 1, what, ...who };
  expect(lineOf({ n: 1, at: 1, item }, { words: () => "", room: room(), seats: [] })).toBe(line);
});
