import { beforeEach, expect, test } from "vitest";

import { TableStore } from "../src/client/store.svelte";
import type { MovedItem, SeatView } from "../src/client/wire";
import { FakeWorld, room, welcome } from "./fake";

let world: FakeWorld;
let store: TableStore;

const seen = (view: string): SeatView[] => [{ seat: 0, view }];
const moved = (n: number): MovedItem => ({
  item: "moved",
  n,
  at: 1,
  events: [{ type: "SquareMarked", rule: "X2" }],
  texts: [{ id: "square-marked", args: { square: "a1" } }],
});

beforeEach(() => {
  world = new FakeWorld();
  store = new TableStore("t", "secret", { world, base: "ws://x" });
  store.start();
  world.socket.open().hear(welcome({ views: seen("first"), talk: [moved(4)] }));
});

test("a welcome is the whole table", () => {
  expect(store.room?.code).toBe("WXYZ");
  expect(store.seats).toEqual([0]);
  expect(store.isHost).toBe(true);
  expect(store.stage.views).toEqual(seen("first"));
  expect(store.log.map((line) => [line.text?.id, line.rule])).toEqual([["square-marked", "X2"]]);
});

test("news change what they tell of, and leave the rest", async () => {
  world.socket.hear({ is: "news", n: 6, at: 2, items: [moved(6)], views: seen("second") });
  expect(store.room?.code).toBe("WXYZ");
  expect(store.views).toEqual(seen("second"));
  expect(store.log).toHaveLength(2);
  await expect.poll(() => store.stage.views).toEqual(seen("second"));
});

test("talk leaves the views alone", () => {
  world.socket.hear({ is: "news", n: 6, at: 2, items: [{ item: "said", n: 6, at: 2, by: 2, text: "hm" }] });
  expect(store.views).toEqual(seen("first"));
  expect(store.log.at(-1)?.item).toMatchObject({ text: "hm" });
});

test("a rematch clears the table", () => {
  const items = [{ item: "changed" as const, n: 6, at: 2, what: "rematched" as const }];
  world.socket.hear({ is: "news", n: 6, at: 2, items, room: room({ status: "waiting" }) });
  expect([store.turn, store.views, store.stage.views]).toEqual([null, [], []]);
});

test("the server's time is known from who is there", () => {
  world.socket.hear({ is: "presence", people: [1, 2], at: Date.now() - 60_000, watching: 3 });
  expect(store.present).toEqual([1, 2]);
  expect(store.watching).toBe(3);
  expect(Math.abs(store.now() - (Date.now() - 60_000))).toBeLessThan(1000);
});

test("old news do not put the clock back", () => {
  world.socket.hear({ is: "presence", people: [], at: Date.now() });
  world.socket.hear({ is: "news", n: 6, at: Date.now() - 90_000, items: [] });
  expect(Math.abs(store.now() - Date.now())).toBeLessThan(1000);
});

test("commands that wait are counted", async () => {
  const done = store.do({ do: "start" });
  expect(store.sending).toBe(1);
  world.socket.hear({ is: "ack", key: (world.socket.sent[1] as { key: string }).key, n: 6 });
  await done;
  expect([store.sending, store.heard, store.kept]).toEqual([0, 5, 6]);
  world.socket.hear({ is: "news", n: 6, at: Date.now(), items: [] });
  expect(store.heard).toBe(6);
});

test("whoever has left is gone", () => {
  world.socket.hear({ is: "bye", why: "left" });
  expect([store.line, store.gone]).toEqual(["gone", "left"]);
});
