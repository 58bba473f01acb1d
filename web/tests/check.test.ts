/** The page that checks records, against known answers; tests/browser/test_check.py compares it with `curiouser verify`. */
import { createHash, createHmac } from "node:crypto";

import { describe, expect, test } from "vitest";

import { hex, openDealer, sealedDealer } from "../src/check/dealers";
import { split } from "../src/check/reading";
import { hmac, sha256 } from "../src/check/sha256";

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
