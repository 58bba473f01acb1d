import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isReloading, reloadOnce } from "../src/client/upgrade";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

test("it is known that a page is being left for a fresh one", () => {
  expect(isReloading()).toBe(false);
  reloadOnce(1_000_000, vi.fn());
  expect(isReloading()).toBe(true);
});

test("a page without its files is loaded anew once, and again only for a later upgrade", () => {
  const reload = vi.fn();
  expect([1_000_000, 1_001_000, 2_000_000].map((now) => reloadOnce(now, reload))).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a line nothing is loaded anew", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce(1_000_000, vi.fn())).toBe(false);
});
