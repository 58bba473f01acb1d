/** Which folder may import which: `i18n`, `client`, `device` and `ui` are at the bottom, then games, the table, and pages. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
/** From the bottom to the top; "" is `src` itself. A room imports only itself and those below it. */
const ROOMS = ["device", "i18n", "client", "ui", "games", "table", "pages", ""];
/** What a title may import beside its own folder. */
const FOR_TITLES = /^(device|i18n|client|ui)\/|^games\/contract$/;
const ENDINGS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"];

interface Edge {
  from: string;
  to: string;
}

const isCode = (name: string) => /\.(ts|svelte)$/.test(name);
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter(isCode);
const parts = (path: string) => path.split("/").slice(0, -1);
const roomOf = (path: string) => parts(path)[0] ?? "";
/** A title or a page is a folder of its own. */
const folderOf = (path: string) =>
  parts(path)
    .slice(0, /^(games|pages)\//.test(path) ? 2 : 1)
    .join("/");
const isTitle = (path: string) => /^games\/./.test(folderOf(path));

/** The relative paths that a file imports, also by types alone and lazily. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"'?]*)/g)].map((found) => found[1]!);
}

const edgesOf = (from: string, code: string): Edge[] =>
  importsOf(code).map((path) => ({ from, to: normalize(join(dirname(from), path)) }));

/** Why an import may not be there, or "". */
function fault({ from, to }: Edge): string {
  if (to.startsWith("..")) return "";
  if (!ROOMS.includes(roomOf(from)) || !ROOMS.includes(roomOf(to))) return "no such room";
  if (ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(from))) return "a room above";
  if (isTitle(to) && folderOf(from) !== folderOf(to)) return "the inside of a title";
  if (isTitle(from) && folderOf(from) !== folderOf(to) && !FOR_TITLES.test(to)) return "not for titles";
  return "";
}

/** Folders that import each other, however long the way: the first cycle found, or nothing. */
function cycle(edges: Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [one, other] = [folderOf(from), folderOf(to)];
    if (one !== other) next.set(one, (next.get(one) ?? new Set()).add(other));
  }
  const done = new Set<string>();
  const walk = (folder: string, way: string[]): string[] => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const each of next.get(folder) ?? []) {
      const found = walk(each, [...way, folder]);
      if (found.length) return found;
    }
    done.add(folder);
    return [];
  };
  return [...next.keys()].map((folder) => walk(folder, [])).find((found) => found.length) ?? [];
}

const edges = files.flatMap((name) => edgesOf(name, readFileSync(join(SRC, name), "utf8")));
const faults = (all: Edge[]) => all.map((edge) => [fault(edge), edge.from, edge.to]).filter(([why]) => why);

test("every import is seen and leads to a file", () => {
  expect(edges.length).toBeGreaterThan(800);
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const lost = edges.filter(({ to }) => !ENDINGS.some((ending) => isFile(join(SRC, to + ending))));
  expect(lost).toEqual([]);
});

test("rooms import only what is below them, and nobody reaches into a title", () => {
  expect(faults(edges)).toEqual([]);
});

test("no folder imports itself by way of others", () => {
  expect(cycle(edges)).toEqual([]);
});

test("patterns of files stay in their folder or leave the pages", () => {
  const patterns = files.flatMap((name) => {
    const globs = readFileSync(join(SRC, name), "utf8").matchAll(
      /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"[^"]*")/g,
    );
    return [...globs].flatMap(([, list]) =>
      [...list!.matchAll(/"([^"]+)"/g)].map(([, path]) => ({ name, path: path! })),
    );
  });
  expect(patterns.length).toBeGreaterThan(8);
  const isOutside = (name: string, path: string) => relative(SRC, join(SRC, dirname(name), path)).startsWith("..");
  expect(patterns.filter(({ name, path }) => !path.startsWith("./") && !isOutside(name, path))).toEqual([]);
});

test.each([
  ["client/http.ts", 'import { go } from "../pages/preload";', "a room above"],
  ["ui/Icon.svelte", 'const Table = await import("../table/Shell.svelte");', "a room above"],
  ["table/Shell.svelte", 'import type { View } from "../games/tea-time/types";', "the inside of a title"],
  ["games/wordland/Table.svelte", 'import { usualSeats } from "../registry";', "not for titles"],
  ["games/wordland/Table.svelte", 'import Card from "../tea-time/art/Card.svelte";', "the inside of a title"],
  ["device/sound.ts", 'import { x } from "../misc/sundries";', "no such room"],
])("a planted back-edge is found: %s has %s", (from, code, why) => {
  expect(faults(edgesOf(from, code)).map(([found]) => found)).toEqual([why]);
});

test("a planted cycle between pages is found", () => {
  const planted = edgesOf("pages/review/findings.ts", 'import { load } from "../replay/Replay.svelte";');
  expect(cycle([...edges, ...planted])).toContain("pages/review");
});

const titles = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== "any")
  .map(({ name }) => name);

/** The titles that a file names in any spelling, its own folder's aside. */
const namedIn = (path: string, code: string): string[] =>
  titles.filter(
    (title) => folderOf(path) !== `games/${title}` && new RegExp(title.replaceAll("-", "[-_ ]?"), "i").test(code),
  );

test("nothing outside of a title's folder names it", () => {
  expect(titles.length).toBeGreaterThan(4);
  const all = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => /\.(ts|svelte|css)$/.test(name));
  const found = all.map((name) => [name, ...namedIn(name, readFileSync(join(SRC, name), "utf8"))]);
  expect(found.filter(([, ...names]) => names.length)).toEqual([]);
});

test.each([
  ["app.css", "--accent-tea-time: red;"],
  ["table/terms.ts", "const CHOICES = { wordland: [] };"],
  ["games/registry.ts", 'import TeaForTwo from "x";'],
  ["games/wordland/Table.svelte", "as in Adventures"],
])("a planted name of a title is found in %s", (path, code) => {
  expect(namedIn(path, code)).toHaveLength(1);
});

const MADE = /\/wire\.ts$|\/types\.ts$/;

test("files are short: none has more than 400 lines, and nine of ten have at most 250", () => {
  const all = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => /\.(ts|svelte|css)$/.test(name));
  const lines = all
    .filter((name) => !MADE.test(name))
    .map((name) => ({ name, count: readFileSync(join(SRC, name), "utf8").split("\n").length - 1 }));
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter(({ count }) => count > 400)).toEqual([]);
  expect(lines.filter(({ count }) => count > 250).length).toBeLessThanOrEqual(lines.length / 10);
});
