/** Words for the luck: given once by everybody who sits, remembered, and looked for in the match and in its record. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { hashOf, knownOf, misfitOfRecord, misfitOfRoom, wordOf, wordsFor } from "../src/client/luck";
import { Session } from "../src/client/session.svelte";
import { beReady, consent, forgetWords, openWord, WORD_WAIT } from "../src/client/entropy";
import { contributeEntropy, contributeAll } from "../src/client/entropy";
import { TableStore } from "../src/client/store.svelte";
import type { FromClient, Room } from "../src/client/wire";
import { FakeWorld, room, welcome } from "./fake";

const SEAL = "ab".repeat(32);
let world: FakeWorld;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  world = new FakeWorld();
});

const waiting = (changes: Partial<Room> = {}) => room({ status: "waiting", commitment: SEAL, ...changes });

function seated(changes: Partial<Room> = {}, you = 1): TableStore {
  const store = new TableStore("t", "secret", { world, base: "ws://x" });
  store.start();
  world.socket.open().hear(welcome({ you, room: waiting(changes) }));
  return store;
}

const sent = (socket = world.socket) => socket.sent.filter((each) => each.do === "stir") as { hash: string }[];
const words = (person = 1) => wordOf("t", 1, person)!.text;
const sealed = (word: string, person = 1) => ({ stirred: [person], sealed: [{ person, hash: hashOf(word) }] });
const keyOf = (which: FromClient["do"]) => (world.socket.sent.find((each) => each.do === which) as { key: string }).key;
const news = (told: Room, n = 9) => world.socket.hear({ is: "news", n, at: 1, items: [], room: told });

async function stirred(): Promise<{ store: TableStore; word: string }> {
  const store = seated();
  const done = contributeEntropy(store);
  world.socket.hear({ is: "ack", key: keyOf("stir"), n: 6 });
  await done;
  return { store, word: words() };
}

describe("a word is given", () => {
  test("by whoever sits, before what is asked next", () => {
    const store = seated();
    void contributeEntropy(store);
    void store.do({ do: "start" });
    expect(world.socket.sent.map((each) => each.do)).toEqual(["hello", "stir", "start"]);
    expect(words()).toMatch(/^\d+ \d+ \d+ \d+$/);
    expect(sent()).toEqual([expect.objectContaining({ hash: hashOf(words()) })]);
    expect(JSON.stringify(world.socket.sent)).not.toContain(words());
  });

  test("once, however often the table tells of itself", async () => {
    const { store, word } = await stirred();
    await contributeEntropy(store); // the answer came before the news
    news(waiting(sealed(word)));
    await contributeEntropy(store);
    expect(sent()).toHaveLength(1);
  });

  test("as a hash that other programs make too", () => {
    expect(hashOf("treacle")).toBe("5e9036cf21a15b226cd66ec684ac33a6fb8879283f7f91371efc11eba7acc69c");
  });

  test("anew where it is there no longer, as somebody did not open theirs", async () => {
    const { store, word } = await stirred();
    news(waiting(sealed(word)));
    news(waiting({ voided: 1 }), 10);
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["other"] }))).toBe("");
    void contributeEntropy(store);
    expect(sent()).toHaveLength(2);
    expect(words()).not.toBe(word);
  });

  test("and opened once, when the host has started", async () => {
    const { store, word } = await stirred();
    await openWord(store);
    news(waiting({ ...sealed(word), opening: [1, 2] }));
    void openWord(store);
    void openWord(store);
    await contributeEntropy(store);
    const opened = world.socket.sent.filter((each) => each.do === "open-word");
    expect(opened).toEqual([expect.objectContaining({ word })]);
    expect(sent()).toHaveLength(1);
  });

  test("and forgotten by whoever stands up", async () => {
    const { store } = await stirred();
    forgetWords(store);
    expect(wordsFor(SEAL)).toHaveLength(1);
    news(waiting({ seats: [{}, {}] }));
    forgetWords(store);
    expect(wordsFor(SEAL)).toHaveLength(0);
  });

  test("not again after the page was opened anew", async () => {
    const { word } = await stirred();
    await contributeEntropy(seated(sealed(word)));
    expect(sent()).toHaveLength(0);
  });

  test("as it was, if nobody knows whether it came", () => {
    void contributeEntropy(seated());
    const [first] = sent();
    void contributeEntropy(seated());
    expect(sent().map(({ hash }) => hash)).toEqual([first!.hash]);
  });

  test("anew for the next match", async () => {
    const { store, word } = await stirred();
    news(waiting({ number: 2, commitment: "cd".repeat(32) }));
    void contributeEntropy(store);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]!.hash).not.toBe(hashOf(word));
  });

  test.each([
    ["nobody who only looks on", {}, 0],
    ["nobody without a seat", { seats: [{ person: 2 }, {}] }, 1],
    ["nobody once it has begun", { status: "playing" as const }, 1],
    ["nobody who gave one on another device", { stirred: [1] }, 1],
    ["nobody whose match has the luck of another one", { begun: { luck: "same" as const, borrowed: true } }, 1],
    ["nobody whose match is a deal", { begun: { luck: "new" as const, deal: "d", borrowed: true } }, 1],
  ])("by %s", async (_, changes, you) => {
    await contributeEntropy(seated(changes, you));
    expect(sent()).toHaveLength(0);
  });

  test("in vain where the match has begun, which is no trouble", async () => {
    const done = contributeEntropy(seated());
    world.socket.hear({ is: "refusal", key: keyOf("stir"), id: "refused-begun" });
    await done;
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: [] }))).toBe("");
  });

  test("by all people of a device before its match begins", async () => {
    const stores = [seated({}, 1), seated({}, 2)];
    let isReady = false;
    const all = contributeAll(stores).then(() => (isReady = true));
    for (const socket of world.sockets) {
      expect([sent(socket).length, isReady]).toEqual([1, false]);
      socket.hear({ is: "ack", key: (socket.sent[1] as { key: string }).key, n: 6 });
    }
    await all;
    expect(wordsFor(SEAL).map(hashOf)).toEqual(world.sockets.map((socket) => sent(socket)[0]!.hash));
  });

  test("and a match does not wait for a line that is cut", async () => {
    vi.useFakeTimers();
    const all = contributeAll([seated()]);
    await vi.advanceTimersByTimeAsync(WORD_WAIT);
    await all;
    vi.useRealTimers();
  });
});

describe("whoever is for one more match says so", () => {
  const done = () => world.socket.sent.map((each) => each.do);

  test("once, and not before their word is in its luck", async () => {
    const store = seated({ number: 2 });
    const ready = beReady(store);
    expect(done()).toEqual(["hello", "stir"]);
    world.socket.hear({ is: "ack", key: keyOf("stir"), n: 6 });
    await expect.poll(done).toEqual(["hello", "stir", "ready"]);
    await beReady(store);
    world.socket.hear({ is: "ack", key: keyOf("ready"), n: 7 });
    await ready;
    const { text } = wordOf("t", 2, 1)!;
    news(waiting({ number: 2, ...sealed(text), ready: [1] }));
    await beReady(store);
    expect(done()).toEqual(["hello", "stir", "ready"]);
  });

  test("again, if it was refused", async () => {
    const store = seated({ number: 2, begun: { luck: "same", borrowed: true } });
    for (const times of [1, 2]) {
      const ready = beReady(store);
      await expect.poll(() => done().filter((each) => each === "ready")).toHaveLength(times);
      const { key } = world.socket.sent.at(-1) as { key: string };
      world.socket.hear({ is: "refusal", key, id: "refused-paused" });
      await ready;
    }
  });

  test("or that they agree to borrowed luck, for all people of the device", async () => {
    const stores = [seated({ begun: { luck: "same", borrowed: true } }), seated({ ready: [1] }), seated({}, 0)];
    void consent(stores);
    expect(world.sockets.map((socket) => socket.sent.map((each) => each.do))).toEqual([
      ["hello", "ready"],
      ["hello"],
      ["hello"],
    ]);
  });

  test.each([
    ["who looks on", { number: 2 }, 0],
    ["who plays already", { number: 2, status: "playing" as const }, 1],
  ])("nobody %s", async (_, changes, you) => {
    await beReady(seated(changes, you));
    expect(done()).toEqual(["hello"]);
  });
});

describe("a match is compared with what this device knows", () => {
  const record = (commitment: string, entropy: string[]) =>
    `${JSON.stringify({ line: "match", luck: { type: "sealed", commitment, entropy } })}\n{}\n`;

  test("and holds its word", async () => {
    const { word } = await stirred();
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["other", word] }))).toBe("");
    expect(misfitOfRecord("t", 1, record(SEAL, ["other", word]))).toBe("");
  });

  test("and lacks the word that the server had taken", async () => {
    await stirred();
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["other"] }))).toBe("word-missing");
    expect(misfitOfRoom("t", room({ commitment: SEAL, status: "over" }))).toBe("word-missing");
    expect(misfitOfRecord("t", 1, record(SEAL, []))).toBe("word-missing");
  });

  test("and lacks the word of somebody else that was sealed when all were to be opened", async () => {
    const { store, word } = await stirred();
    const both = { stirred: [1, 2], sealed: [...sealed(word).sealed, ...sealed("other", 2).sealed] };
    news(waiting({ ...both, opening: [1, 2] }));
    void openWord(store);
    expect(knownOf("t", 1)!.hashes).toHaveLength(2);
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["other", word] }))).toBe("");
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["changed", word] }))).toBe("word-missing");
    news(waiting({ voided: 1 }), 10);
    expect(knownOf("t", 1)!.hashes).toHaveLength(0);
  });

  test("and has another seal than before the deal, which no later one replaces", async () => {
    const { word } = await stirred();
    news(waiting({ commitment: "cd" }));
    expect(misfitOfRoom("t", waiting({ commitment: "cd" }))).toBe("seal-changed");
    expect(misfitOfRoom("t", room({ commitment: "cd", entropy: [word] }))).toBe("seal-changed");
    expect(misfitOfRecord("t", 1, record("cd", [word]))).toBe("seal-changed");
  });

  test("unless nothing is known of it, or nothing can be read", async () => {
    await stirred();
    expect(misfitOfRoom("t", room({ number: 2, commitment: "cd" }))).toBe("");
    expect(misfitOfRecord("t", 1, "")).toBe("");
    expect(misfitOfRecord("t", 1, "tea\n")).toBe("");
  });

  test("without the words of people who left before it began", async () => {
    const { store } = await stirred();
    const session = new Session("t", "tic-tac-toe", { world, base: "ws://x" });
    session.stores = [store];
    session.part(store);
    expect(misfitOfRoom("t", room({ commitment: SEAL, entropy: ["other"] }))).toBe("");
  });
});
