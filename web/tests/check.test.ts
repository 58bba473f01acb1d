/** The page that checks records, against known answers; tests/browser/test_check.py compares it with `curiouser verify`. */
import { createHash, createHmac } from "node:crypto";

import { describe, expect, test } from "vitest";

import { commitmentOf, openDealer, sealedDealer } from "../src/pages/check/dealers";
import { hex } from "../src/client/sha256";
import { split } from "../src/pages/check/reading";
import { hmac, sha256 } from "../src/client/sha256";
import { verify } from "../src/pages/check/verify";

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 7 + length) & 255);

describe("SHA-256", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("of %i bytes is the one everybody computes", (length) => {
    expect(hex(sha256(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
  });

  test.each([0, 32, 64, 65])("with a key of %i bytes, too", (length) => {
    const signed = createHmac("sha256", bytes(length)).update(bytes(16)).digest("hex");
    expect(hex(hmac(bytes(length), bytes(16)))).toBe(signed);
  });
});

test("a sealed dealer draws every ticket below the total", () => {
  const { draw } = sealedDealer(bytes(32), ["drink me", "zjedz mnie"]);
  const tickets = Array.from({ length: 200 }, () => draw(6));
  expect(new Set(tickets)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test("a draw of which nobody wrote down the chances is passed over, where the seal allows it", () => {
  const whole = sealedDealer(bytes(32), []);
  const passing = sealedDealer(bytes(32), []);
  whole.draw(6);
  expect(passing.skip()).toBe(true);
  expect(passing.draw(1000)).toBe(whole.draw(1000));
  expect(openDealer(1n, 0n).skip()).toBe(false);
});

test("an open seed may be larger than any number of JavaScript", () => {
  const one = openDealer(2n ** 61n + 1n, 0n);
  const other = openDealer(2n ** 61n, 0n);
  const draws = (draw: (total: number) => number) => Array.from({ length: 20 }, () => draw(1000));
  expect(draws(one.draw)).not.toEqual(draws(other.draw));
});

test("several records of a file keep the numbers of their lines", () => {
  const found = split('{"line":"match"}\n{"line":"end"}\n{"line":"match"}\n');
  expect(found.map(({ first }) => first)).toEqual([1, 3]);
});

describe("a record with luck", () => {
  const seed = bytes(32);
  const [heads, tails] = [{ type: "Heads" }, { type: "Tails" }];
  const text = new TextEncoder();

  /** A match of ten tosses that its links and its seal hold together. */
  function record(luck: object, words: string[], origin: object | null, opened: string | null = hex(seed)): string {
    const { draw } = sealedDealer(seed, words);
    const chances = [
      [heads, 1],
      [tails, 1],
    ];
    const sealed = { type: "sealed", commitment: commitmentOf(seed), ...luck };
    const header = { line: "match", game: "toss", rules: 1, seats: 2, luck: sealed, ...(origin && { origin }) };
    const tosses = Array.from({ length: 10 }, (_, at) => {
      const move = draw(2) ? tails : heads;
      return { line: "move", n: at + 1, actor: "luck", move, chances };
    });
    const end = { line: "end", outcome: { reason: "over", scores: [1, 0], places: [1, 2] }, opened };
    let link = "";
    return [header, ...tosses, end]
      .map((line) => {
        const body = JSON.stringify(line);
        link = hex(sha256(text.encode(link + body))).slice(0, 32);
        return `${body.slice(0, -1)},"link":"${link}"}`;
      })
      .join("\n");
  }

  test("is proven with the word of the server, and not without it", () => {
    const good = verify(record({ entropy: ["a"], salt: "s" }, ["a", "s"], null));
    expect([good.fault, good.proven, good.borrowed, good.words]).toEqual([null, 10, 0, ["a"]]);
    expect(verify(record({ entropy: ["a"], salt: "s" }, ["a"], null)).fault?.kind).toBe("luck");
  });

  test.each([{ luck: "same" }, { luck: "same", day: "2026-03-14" }, { luck: "new", borrowed: true }])(
    "from elsewhere is called borrowed: %o",
    (origin) => {
      const found = verify(record({ entropy: ["a"] }, ["a"], origin));
      expect([found.fault, found.borrowed, found.isSame]).toEqual([null, 10, true]);
    },
  );

  test("may lack its seed only while the day of its deal lasts", () => {
    const day = verify(record({}, [], { luck: "same", day: "2026-03-14" }, null));
    expect([day.fault, day.proven, day.borrowed]).toEqual([null, 0, 10]);
    expect(verify(record({}, [], { luck: "same" }, null)).fault?.kind).toBe("seal");
  });
});
