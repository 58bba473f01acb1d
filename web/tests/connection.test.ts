import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  Connection,
  type LineState,
  newSecret,
  PATIENCE,
  PAUSES,
  Refused,
  STEADY,
  TRIES,
} from "../src/client/connection";
import type { FromServer } from "../src/client/wire";
import { FakeWorld, welcome } from "./fake";

let world: FakeWorld;
let heard: FromServer[];
let states: LineState[];
let line: Connection;

beforeEach(() => {
  world = new FakeWorld();
  heard = [];
  states = [];
  line = new Connection(
    {
      url: "ws://x",
      token: "secret",
      language: "pl",
      moves: false,
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
    },
    world,
  );
  line.start();
});

afterEach(() => void vi.useRealTimers());

const greet = () => world.socket.open().hear(welcome());
const keyOf = (index: number) => (world.socket.sent[index] as { key: string }).key;

test("hello comes first, and asks for texts", () => {
  world.socket.open();
  expect(world.socket.sent).toEqual([
    { do: "hello", token: "secret", last: 0, language: "pl", texts: true, moves: false },
  ]);
});

test("a command settles with the number under which it is kept", async () => {
  greet();
  const done = line.do({ do: "start" });
  world.socket.hear({ is: "ack", key: keyOf(1), n: 6 });
  expect(await done).toBe(6);
  expect(line.waiting).toBe(0);
});

test("a refusal throws, with its rule", async () => {
  greet();
  const done = line.do({ do: "play", seat: 0, move: {} });
  world.socket.hear({ is: "refusal", key: keyOf(1), id: "refused-taken", rule: "X2" });
  const problem = await done.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Refused);
  expect((problem as Refused).refusal.rule).toBe("X2");
});

test("what was asked before the greeting is sent after it", () => {
  void line.do({ do: "start" });
  world.socket.open();
  expect(world.socket.sent.map((each) => each.do)).toEqual(["hello"]);
  world.socket.hear(welcome());
  expect(world.socket.sent.map((each) => each.do)).toEqual(["hello", "start"]);
});

test("after a cut it resumes from the last number and sends again, in order, what was not answered", async () => {
  greet();
  const first = line.do({ do: "say", text: "one" });
  const second = line.do({ do: "say", text: "two" });
  world.socket.hear({ is: "news", n: 9, at: 1, items: [] });
  const before = world.socket.sent.slice(1);
  world.socket.cut();
  expect(states).toEqual(["open", "lost"]);
  world.pass();
  world.socket.open();
  expect(world.socket.sent[0]).toMatchObject({ do: "hello", last: 9 });
  world.socket.hear({ is: "news", n: 10, at: 1, items: [] });
  expect(world.socket.sent.slice(1)).toEqual(before);
  world.socket.hear({ is: "ack", key: keyOf(1), n: 7 }).hear({ is: "ack", key: keyOf(2), n: 8 });
  expect(await Promise.all([first, second])).toEqual([7, 8]);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a line that does not answer counts as dead", () => {
  greet();
  void line.do({ do: "start" });
  expect([...world.waiting.values()].map(({ ms }) => ms)).toEqual([PATIENCE]);
  const old = world.socket;
  world.pass();
  expect(old.isClosed).toBe(true);
  expect(line.state).toBe("lost");
});

test("a quiet line is not dead", () => {
  greet();
  expect(world.waiting.size).toBe(0);
});

test("pauses between attempts grow", () => {
  const pauses = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    world.socket.cut();
    pauses.push(...[...world.waiting.values()].map(({ ms }) => ms));
    world.pass();
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});

/** How long it waits now before the next attempt, as one of the pauses. */
function pause(): number {
  const [ms] = [...world.waiting.values()].map((each) => each.ms);
  return PAUSES.find((each) => each * 0.75 <= ms! && ms! <= each * 1.25)!;
}

test("a table that throws people out as soon as they are greeted is left alone for longer and longer", () => {
  const pauses = PAUSES.map(() => {
    greet();
    world.socket.hear({ is: "bye", why: "table" }).cut();
    const found = pause();
    world.pass();
    return found;
  });
  expect(pauses).toEqual(PAUSES);
});

test("a line that has stood for a while is taken up again at once", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  for (const stood of [0, STEADY]) {
    world.pass();
    greet();
    vi.advanceTimersByTime(stood);
    world.socket.cut();
  }
  expect(pause()).toBe(PAUSES[0]);
});

test("a line on which a command was kept is taken up again at once", () => {
  greet();
  world.socket.cut();
  world.pass();
  greet();
  void line.do({ do: "start" });
  world.socket.hear({ is: "ack", key: keyOf(1), n: 6 }).cut();
  expect(pause()).toBe(PAUSES[0]);
});

test("the device is online again: it tries at once, and once only", () => {
  greet();
  world.socket.cut();
  line.hurry();
  line.hurry();
  expect(world.sockets).toHaveLength(2);
  expect([...world.waiting.values()].map(({ ms }) => ms)).toEqual([PATIENCE]);
});

test("a message of a socket that was given up is not heard", () => {
  greet();
  const old = world.socket;
  old.cut();
  world.pass();
  heard.length = 0;
  old.hear({ is: "news", n: 99, at: 1, items: [] });
  old.cut();
  expect(heard).toEqual([]);
  expect(line.last).toBe(5);
});

describe("the server says good-bye", () => {
  test.each(["left", "link"] as const)("for good: %s", async (why) => {
    greet();
    const done = line.do({ do: "start" });
    world.socket.hear({ is: "bye", why }).cut();
    await expect(done).rejects.toThrow("gone");
    await expect(line.do({ do: "start" })).rejects.toThrow("gone");
    expect([line.state, line.reason, world.waiting.size]).toEqual(["gone", why, 0]);
  });

  test.each(["stop", "slow", "table"] as const)("until it comes back: %s", (why) => {
    greet();
    world.socket.hear({ is: "bye", why }).cut();
    expect(line.state).toBe("lost");
    world.pass();
    expect(world.sockets).toHaveLength(2);
  });

  test("there is no such table", () => {
    world.socket.open().hear({ is: "refusal", key: "", id: "no-table" }).hear({ is: "bye", why: "table" });
    expect([line.state, line.reason]).toEqual(["gone", "table"]);
  });

  test("a table that can't be opened now is asked for again, and given up at last", () => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      world.socket.open().hear({ is: "bye", why: "table" }).cut();
      expect(line.state).toBe("lost");
      world.pass();
    }
    world.socket.open().hear({ is: "bye", why: "table" }).cut();
    expect([line.state, line.reason]).toEqual(["gone", "table"]);
  });

  test("a newcomer comes to a table that stumbled once", () => {
    world.socket.open().hear({ is: "bye", why: "table" }).cut();
    world.pass();
    greet();
    expect(states).toEqual(["lost", "open"]);
  });
});

test("secrets are long enough for a token and differ", () => {
  expect(newSecret()).toMatch(/^[\w-]{24}$/);
  expect(newSecret()).not.toBe(newSecret());
});

describe("a new link", () => {
  const renewed: string[] = [];
  const hellos = () => world.sockets.flatMap(({ sent }) => sent.filter((each) => each.do === "hello"));

  beforeEach(() => {
    renewed.length = 0;
    world = new FakeWorld();
    const told = { heard: () => undefined, changed: (state: LineState) => states.push(state) };
    const who = { url: "ws://x", token: "old", language: "en", moves: false };
    line = new Connection({ ...who, ...told, renewed: (token) => renewed.push(token) }, world);
    line.start();
    greet();
  });

  test("is the good one once the server has kept it, and the line goes on with it without a break", async () => {
    const done = line.do({ do: "new-link", token: "new" });
    world.socket.hear({ is: "ack", key: keyOf(1), n: 6 });
    expect(await done).toBe(6);
    expect(renewed).toEqual(["new"]);
    world.socket.hear({ is: "bye", why: "link" }).cut();
    world.socket.open();
    expect(hellos().at(-1)).toMatchObject({ token: "new", last: 5 });
    expect([line.state, states]).toEqual(["open", ["open"]]);
  });

  test("is used when only its answer was lost, and the answer comes then", async () => {
    const done = line.do({ do: "new-link", token: "new" });
    const key = keyOf(1);
    world.socket.cut();
    world.pass();
    world.socket.open();
    expect(hellos().at(-1)).toMatchObject({ token: "old" });
    world.socket.hear({ is: "bye", why: "link" });
    world.socket.open().hear({ is: "news", n: 6, at: 1, items: [] });
    expect(world.socket.sent).toMatchObject([{ token: "new" }, { do: "new-link", key }]);
    world.socket.hear({ is: "ack", key, n: 6 });
    expect(await done).toBe(6);
    expect(renewed).toEqual(["new"]);
  });

  test("that was refused changes nothing, and a link that somebody else made anew ends the line", async () => {
    const done = line.do({ do: "new-link", token: "new" });
    world.socket.hear({ is: "refusal", key: keyOf(1), id: "refused-link" });
    await expect(done).rejects.toThrow();
    world.socket.hear({ is: "bye", why: "link" });
    expect([line.state, line.reason, renewed]).toEqual(["gone", "link", []]);
  });
});
