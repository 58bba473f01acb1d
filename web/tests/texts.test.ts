/** Every text is there in all languages, takes no other arguments than English does, and is used; and nothing asks for one that is not. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { FORMS, LANGUAGES, type Args, type Language } from "../src/i18n/catalog";
import { Catalog } from "../src/i18n/catalog";

const SRC = join(import.meta.dirname, "../src");
const I18N = join(SRC, "i18n");
const read = (path: string) => readFileSync(path, "utf8");
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const games = readdirSync(join(SRC, "games")).filter((name) => !name.includes("."));

function ids(path: string): string[] {
  return new FluentResource(read(path)).body.map((entry) => entry.id);
}

const FORM = new RegExp(`_(${FORMS.join("|")})$`);

/** The names of all arguments that a text mentions, whatever form of them it asks for. */
function argumentsOf(path: string): Record<string, string[]> {
  const found = new FluentResource(read(path)).body.map((entry) => {
    const names = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) =>
      match[1]!.replace(FORM, ""),
    );
    return [entry.id, [...new Set(names)].sort()] as const;
  });
  return Object.fromEntries(found);
}

function textFolders(): { name: string; folder: string; code: string }[] {
  const pages = files.filter((name) => !name.startsWith("games/") || name.startsWith("games/any/"));
  const found = [
    { name: "pages", folder: join(I18N, "texts"), code: pages.map((name) => read(join(SRC, name))).join("\n") },
  ];
  for (const part of readdirSync(I18N)) {
    if (!existsSync(join(I18N, part, "texts"))) continue;
    const isOfPart = (name: string, code: string) =>
      name.startsWith(`pages/${part}/`) || code.includes(`i18n/${part}/words"`);
    const code = pages.map((name) => [name, read(join(SRC, name))] as const).filter((each) => isOfPart(...each));
    found.push({
      name: `the part ${part}`,
      folder: join(I18N, part, "texts"),
      code: code.map(([, text]) => text).join("\n"),
    });
  }
  for (const game of games) {
    const folder = join(SRC, "games", game);
    if (!readdirSync(folder).includes("texts")) continue;
    const code = files.filter((name) => name.startsWith(`games/${game}/`)).map((name) => read(join(SRC, name)));
    found.push({ name: game, folder: join(folder, "texts"), code: code.join("\n") });
  }
  return found;
}

/** Ids that stand in the code as they are, and beginnings of ids that are put together. */
function mentions(code: string): { whole: Set<string>; begun: string[] } {
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!));
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
  return { whole, begun };
}

describe.each(textFolders())("the texts of $name", ({ name, folder, code }) => {
  const english = ids(join(folder, "en.ftl"));

  test.each(LANGUAGES)("are whole in %s, each once", (language) => {
    const own = ids(join(folder, `${language}.ftl`));
    expect([...own].sort()).toEqual([...english].sort());
    expect(new Set(own).size).toBe(own.length);
    const given = argumentsOf(join(folder, "en.ftl"));
    for (const [id, names] of Object.entries(argumentsOf(join(folder, `${language}.ftl`)))) {
      expect(given[id], `what English gets for ${id}`).toEqual(expect.arrayContaining(names));
    }
  });

  test("are all used", () => {
    const { whole, begun } = mentions(code);
    const unused = english.filter((id) => !whole.has(id) && !begun.some((beginning) => id.startsWith(beginning)));
    expect(unused).toEqual([]);
  });

  test("are all there", () => {
    const ofPart = name.startsWith("the part ") ? /\bsay\(\s*"([\w-]+)"/g : /\bwords\(\s*"(ui-[\w-]+)"/g;
    const asked = name === "pages" ? /\bt\(\s*"([\w-]+)"/g : ofPart;
    const missing = [...code.matchAll(asked)].map((match) => match[1]!).filter((id) => !english.includes(id));
    expect(missing).toEqual([]);
  });
});

test("a seat is worded by who sits there, and nested texts and lists too", () => {
  const words = new Catalog("en", ["seat = Seat { $seat }\ntook = { $seat } takes { $cards }.\ncard = the { $card }"]);
  const cards = [
    { id: "card", args: { card: "Hare" } },
    { id: "card", args: { card: "Hatter" } },
  ];
  const args = { seat: { id: "seat", args: { seat: 2 } }, cards };
  expect(words.say("took", args)).toBe("Seat 2 takes the Hare, the Hatter.");
  expect(words.say("took", args, (seat) => ["Alice", "Dodo"][seat])).toBe("Dodo takes the Hare, the Hatter.");
});

interface Both {
  language: Language;
  source: string[];
  cases: { id: string; args: Args; sentence: string }[];
}
// The terminal reads it too.
const both = JSON.parse(read(join(SRC, "../../tests/texts/forms.json"))) as Both;

test.each(both.cases)("a sentence asks for the form of a noun: $sentence", ({ id, args, sentence }) => {
  const words = new Catalog(both.language, [both.source.join("\n")]);
  expect(words.say(id, args)).toBe(sentence);
});

test("plural forms are those of the language", () => {
  const source = "cups = { $n ->\n    [one] kubek\n    [few] kubki\n   *[many] kubków\n}";
  const words = new Catalog("pl", [source]);
  expect([1, 2, 5, 22].map((n) => words.say("cups", { n }))).toEqual(["kubek", "kubki", "kubków", "kubki"]);
});

test("no fixed inline style: the server forbids them", () => {
  const guilty = files.filter((name) => name.endsWith(".svelte") && /\sstyle="[^{"]+"/.test(read(join(SRC, name))));
  expect(guilty).toEqual([]);
});
