/** The lock names no place on any network, and has what every machine needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

interface Package {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8");
const packages = (JSON.parse(text) as { packages: Record<string, Package> }).packages;

test("no package says where it was fetched", () => {
  expect(Object.values(packages).filter((each) => each.resolved)).toEqual([]);
});

test("every optional part of a package is in the lock, so that other machines can install it", () => {
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  const missing = Object.entries(packages).flatMap(([path, each]) =>
    Object.keys(each.optionalDependencies ?? {}).flatMap((name) => (names.has(name) ? [] : [`${path}: ${name}`])),
  );
  expect(missing).toEqual([]);
});
