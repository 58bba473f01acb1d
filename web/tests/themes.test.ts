import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aboutOf } from "../src/games/registry";

const SRC = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(SRC, path), "utf-8");

test("dark is the same, whether the device or the reader has chosen it", () => {
  const dark = [...read("app.css").matchAll(/color-scheme: dark;([^}]*)}/g)].map(([, tokens]) =>
    tokens!.split(/\s*\n\s*/),
  );
  expect(dark).toHaveLength(2);
  expect(dark[0]).toEqual(dark[1]);
  expect(dark[0]!.length).toBeGreaterThan(20);
});

const titles = readdirSync(join(SRC, "games")).filter((name) => aboutOf(name).accent);

test.each(titles)("the colour of %s is the same in pictures and, by day and by night, on pages", (name) => {
  const colours = [...read(`games/${name}/accent.css`).matchAll(/--accent-[\w-]+: (#\w+);/g)].map(([, found]) => found);
  expect(colours).toHaveLength(3);
  expect(colours[0]).toBe(aboutOf(name).accent);
  expect(colours[1]).toBe(colours[2]);
});
