/** Our own rules of ESLint, with the configuration as it is. */
import { join } from "node:path";

import { ESLint } from "eslint";
import { expect, test } from "vitest";

const cwd = join(import.meta.dirname, "..");
const eslint = new ESLint({ cwd });

async function faults(code: string, filePath: string): Promise<string[]> {
  const [found] = await eslint.lintText(code, { filePath: join(cwd, filePath) });
  return found!.messages.map(({ ruleId }) => ruleId ?? "");
}

const each = (head: string) =>
  `<script lang="ts">let { all }: { all: string[] } = $props();</script>{#each ${head}}-{/each}`;

test.each([
  "all as one (one)",
  "all as { name } (name)",
  "all as one (one.text)",
  "all as one (`${one} ${one}`)",
  "all.map(String) as one (one)",
  "all as [one, other] (other)",
  "Object.entries(all) as [one, other] (other)",
])("a key that could be there twice is found: {#each %s}", async (head) => {
  expect(await faults(each(head), "src/Sample.svelte")).toContain("own/unique-keys");
});

test.each([
  "all as one, at (at)",
  "all as one, at (`${at} ${one}`)",
  "all as { id } (id)",
  "all as one (one.id)",
  "all as seat (seat)",
  "['cake', 'tea'] as one (one)",
  "[['cake', 1]] as const as [one, other] (one)",
  "LANGUAGES as one (one)",
  "Object.entries(all) as [one, other] (one)",
  "{ length: 3 }, at (at)",
])("a key that is there once is let be: {#each %s}", async (head) => {
  expect(await faults(each(head), "src/Sample.svelte")).not.toContain("own/unique-keys");
});

test("the texts of a part are asked for where the part is loaded", async () => {
  const code = 'import { textsOf } from "../language.svelte";\nexport const say = textsOf("check");\n';
  expect(await faults(code, "src/i18n/check/sample.ts")).toContain("no-restricted-imports");
  expect(await faults(code, "src/i18n/check/words.ts")).toEqual([]);
});
