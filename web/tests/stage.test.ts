import { beforeEach, expect, test, vi } from "vitest";

import { type Batch, pause, Stage } from "../src/client/stage.svelte";
import type { SeatView } from "../src/client/wire";

let stage: Stage;
const views = (view: string): SeatView[] => [{ seat: 0, view }];
const shown = () => stage.views[0]?.view;

beforeEach(() => {
  stage = new Stage();
  stage.seat = 0;
  stage.show(views("start"));
});

test("without a way to show events the new view is there at once", async () => {
  stage.push([{}], views("next"));
  await expect.poll(shown).toBe("next");
  expect(stage.busy).toBe(false);
});

test("the old view stays until the events have been shown, one batch after the other", async () => {
  const batches: Batch[] = [];
  const ends: (() => void)[] = [];
  stage.animate = (batch) => {
    batches.push(batch);
    return new Promise((done) => ends.push(done));
  };
  stage.push(["a"], views("one"));
  stage.push(["b"], views("two"));
  expect([shown(), stage.busy, batches.length]).toEqual(["start", true, 1]);
  ends[0]!();
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]).toMatchObject({ events: ["b"], before: "one", after: "two" });
  ends[1]!();
  await expect.poll(() => stage.busy).toBe(false);
  expect(shown()).toBe("two");
});

test("it is known when everything has been shown", async () => {
  const ends: (() => void)[] = [];
  stage.animate = () => new Promise((done) => ends.push(done));
  await stage.done;
  stage.push(["a"], views("one"));
  stage.push(["b"], views("two"));
  const done = stage.done.then(() => [shown(), stage.busy]);
  ends[0]!();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  expect(await done).toEqual(["two", false]);
});

test("a tap ends what is being shown", async () => {
  stage.animate = (_, skip) => pause(1_000_000, skip);
  stage.push(["a"], views("one"));
  stage.skip();
  await expect.poll(shown).toBe("one");
});

test("who is far behind catches up without motion", async () => {
  const animate = vi.fn((_: Batch, skip: AbortSignal) => pause(1_000_000, skip));
  stage.animate = animate;
  for (const name of ["one", "two", "three", "four", "five"]) stage.push([name], views(name));
  const go = () => {
    stage.skip();
    return shown();
  };
  await expect.poll(go).toBe("five");
  expect(animate.mock.calls.length).toBeLessThan(5);
});

test("who wants no motion gets none", async () => {
  const animate = vi.fn(async () => undefined);
  stage.animate = animate;
  stage.still = () => true;
  stage.push(["a"], views("one"));
  await expect.poll(shown).toBe("one");
  expect(animate).not.toHaveBeenCalled();
});

test("a fault in the showing does not keep the new view away", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  stage.animate = () => Promise.reject(new Error("oops"));
  stage.push(["a"], views("one"));
  await expect.poll(shown).toBe("one");
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test("a welcome ends everything", async () => {
  stage.animate = (_, skip) => pause(1_000_000, skip);
  stage.push(["a"], views("one"));
  stage.push(["b"], views("two"));
  stage.show(views("now"));
  await expect.poll(() => stage.busy).toBe(false);
  expect(shown()).toBe("now");
});

test("an onlooker sees what everybody may see", () => {
  stage.show([{ view: "public" }]);
  expect(stage.viewOf(null)?.view).toBe("public");
});

test("what happened is told where nothing moves as well", async () => {
  const told: unknown[] = [];
  stage.tell = (events) => told.push(...events);
  stage.still = () => true;
  stage.push(["a"], views("one"));
  await expect.poll(shown).toBe("one");
  expect(told).toEqual(["a"]);
});
