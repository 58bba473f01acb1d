import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

test("dark is the same, whether the device or the reader has chosen it", () => {
  const sheet = readFileSync(new URL("../src/app.css", import.meta.url), "utf-8");
  const dark = [...sheet.matchAll(/color-scheme: dark;([^}]*)}/g)].map(([, tokens]) => tokens!.split(/\s*\n\s*/));
  expect(dark).toHaveLength(2);
  expect(dark[0]).toEqual(dark[1]);
  expect(dark[0]!.length).toBeGreaterThan(20);
});
