import { expect, test, vi } from "vitest";

import { Connection, Refused } from "../src/client/connection";
import { retryWhileBusy } from "../src/table/retry";
import type { Hints } from "../src/client/wire";
import { FakeWorld, welcome } from "./fake";

function lineIn(world: FakeWorld): Connection {
  const line = { url: "ws://x", token: "secret", language: "en", moves: false, heard() {}, changed() {} };
  const found = new Connection(line, world);
  found.start();
  world.socket.open().hear(welcome());
  return found;
}

const keyOf = (world: FakeWorld) => (world.socket.sent.at(-1) as { key: string }).key;

test("hints answer the one who asked", async () => {
  const world = new FakeWorld();
  const line = lineIn(world);
  const asked = line.hints(1);
  expect(world.socket.sent.at(-1)).toMatchObject({ do: "hint", seat: 1 });
  const hints: Hints = { is: "hints", key: keyOf(world), n: 5, seat: 1, moves: 9, best: [] };
  world.socket.hear(hints);
  expect(await asked).toEqual(hints);
  expect(line.waiting).toBe(0);
});

test("a refused hint throws, with its sentence", async () => {
  const world = new FakeWorld();
  const asked = lineIn(world).hints(0);
  world.socket.hear({ is: "refusal", key: keyOf(world), id: "refused-hint-off", sentence: "No hints here." });
  await expect(asked).rejects.toThrow(Refused);
});

const busy = (id = "refused-hint-busy") => new Refused({ is: "refusal", key: "k", id });

test("a hint for which nobody had time is asked for again by itself, not for ever", async () => {
  const late = vi.fn().mockRejectedValueOnce(busy()).mockResolvedValueOnce("hints");
  expect(await retryWhileBusy(late, () => true, [0, 0])).toBe("hints");
  const never = vi.fn().mockRejectedValue(busy());
  await expect(retryWhileBusy(never, () => true, [0, 0])).rejects.toThrow(Refused);
  expect(never).toHaveBeenCalledTimes(3);
});

test("nothing is asked again for another refusal, or when nobody looks any more", async () => {
  const off = vi.fn().mockRejectedValue(busy("refused-hint-off"));
  await expect(retryWhileBusy(off, () => true, [0])).rejects.toThrow(Refused);
  const unseen = vi.fn().mockRejectedValue(busy());
  await expect(retryWhileBusy(unseen, () => false, [0])).rejects.toThrow(Refused);
  expect([off.mock.calls.length, unseen.mock.calls.length]).toEqual([1, 1]);
});
