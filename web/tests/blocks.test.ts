import { beforeEach, expect, test, vi } from "vitest";

import { blockedAt, blocksAt, setBlock } from "../src/client/blocks";
import { remember } from "../src/device/memory";
import { TableStore } from "../src/client/store.svelte";
import type { Item } from "../src/client/wire";
import { FakeWorld, room, welcome } from "./fake";

const people = [
  { id: 1, name: "Alice" },
  { id: 2, name: "Hare" },
];
const said = (n: number, by: number): Item => ({ item: "said", n, at: 1, by, text: "hm" });
const waved = (n: number, by: number): Item => ({ item: "emoted", n, at: 1, by, emote: "hello" });
const mutes = (world: FakeWorld) => world.socket.sent.filter((sent) => sent.do === "mute");

let world: FakeWorld;

function come(muted: number[] = []): TableStore {
  world = new FakeWorld();
  const store = new TableStore("t", "secret", { world, base: "ws://x" });
  store.start();
  world.socket.open().hear(welcome({ room: room({ people, muted }), talk: [said(3, 2), said(4, 1)] }));
  return store;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("talk and reactions of somebody who is blocked are hidden, before and after", () => {
  const store = come();
  expect(store.log.map(({ n }) => n)).toEqual([3, 4]);
  store.block(2, true);
  expect(store.log.map(({ n }) => n)).toEqual([4]);
  world.socket.hear({ is: "news", n: 7, at: 2, items: [said(5, 2), waved(6, 2), said(7, 1)] });
  expect(store.log.map(({ n }) => n)).toEqual([4, 7]);
  store.block(2, false);
  world.socket.hear({ is: "news", n: 8, at: 2, items: [said(8, 2)] });
  expect(store.log.map(({ n }) => n)).toEqual([4, 7, 8]);
});

test("the device remembers, and tells a server that does not know", () => {
  come().block(2, true);
  const later = come();
  expect(later.log.map(({ n }) => n)).toEqual([4]);
  expect(mutes(world)).toMatchObject([{ do: "mute", person: 2, on: true }]);
  come([2]);
  expect(mutes(world)).toEqual([]);
});

test("whoever comes back under the same name stays blocked, and other tables know nothing of it", () => {
  setBlock("t", { person: 2, name: "Hare" }, true);
  const back = room({
    people: [
      { id: 1, name: "Alice" },
      { id: 5, name: "HARE" },
    ],
  });
  expect(blockedAt("t", back)).toEqual([5]);
  expect(blockedAt("other", back)).toEqual([]);
  setBlock("t", { person: 5, name: "Hare" }, false);
  expect(blocksAt("t")).toEqual([]);
});

test("nobody blocks somebody of their own device", () => {
  remember("t", "tic-tac-toe", { token: "x", person: 5, name: "Hare" });
  setBlock("t", { person: 2, name: "Hare" }, true);
  expect(blockedAt("t", room({ people: [{ id: 5, name: "Hare" }] }))).toEqual([]);
});

test("who is banned is told so and does not try again", () => {
  const store = come();
  world.socket.hear({ is: "refusal", key: "", id: "refused-banned", sentence: "You have been banned." });
  expect([store.gone, store.refusal?.sentence]).toEqual(["banned", "You have been banned."]);
  world.pass();
  expect(world.sockets).toHaveLength(1);
});
