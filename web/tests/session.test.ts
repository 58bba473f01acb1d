/** Who this device is at a table, when links change and other windows know other ones. */
import { beforeEach, expect, test, vi } from "vitest";

import { forget, peopleAt, remember } from "../src/device/memory";
import { Session } from "../src/client/session.svelte";
import { FakeWorld, welcome } from "./fake";

let world: FakeWorld;
let session: Session;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  world = new FakeWorld();
  session = new Session("t", "tic-tac-toe", { world, base: "ws://x" });
  session.open("old");
  world.socket.open().hear(welcome());
  session.keep();
});

const tokens = () => peopleAt("t").map(({ token }) => token);

async function renew(): Promise<void> {
  const done = session.active.do({ do: "new-link", token: "new" });
  const { key } = world.socket.sent[1] as { key: string };
  world.socket.hear({ is: "ack", key, n: 6 });
  await done;
}

test("whoever comes by a link is remembered by it, and by a new one when they make it", async () => {
  expect(tokens()).toEqual(["old"]);
  await renew();
  session.keep();
  expect([session.active.token, tokens()]).toEqual(["new", ["new"]]);
});

test("an old link does not take the place of a newer one of another window", () => {
  remember("t", "tic-tac-toe", { token: "newer", person: 1, name: "Alice" });
  session.keep();
  expect(tokens()).toEqual(["newer"]);
});

test("a new link that another window has written over is remembered again, and nothing else is", async () => {
  forget("t");
  session.keepAgain();
  expect(tokens()).toEqual([]);
  await renew();
  session.keepAgain();
  expect(tokens()).toEqual(["new"]);
});
