/** The page of rules tells rulebook, rulings and rebuilt values apart, and finds what is sought. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { aboutOf, PLACED } from "../src/games/registry";
import { matching, type Row } from "../src/table/rules/sources";

const GAMES = join(import.meta.dirname, "../../curiouser/games");

/** Sections of an edition that say they were reconstructed, with the rule they belong to. */
function reconstructed(game: string): { name: string; of?: string }[] {
  const edition = readFileSync(join(GAMES, game.replaceAll("-", "_"), "edition.toml"), "utf8");
  return edition
    .split(/^(?=\[\w)/m)
    .filter((section) => /^source = "reconstructed"/m.test(section))
    .map((section) => {
      const of = /^rule = "(\w+)"/m.exec(section)?.[1];
      return { name: /^\[(\w+)/.exec(section)![1]!, ...(of && { of }) };
    });
}

test.each(PLACED)("the page names all rebuilt values of %s", (game) => {
  const told = aboutOf(game).rebuilt!.filter(({ name }) => name !== "lexicon");
  expect(told).toEqual(reconstructed(game));
});

test("rules are found by their number alone, or by all words in any order and without accents", () => {
  const rows: Row[] = [
    { id: "G1", text: "Wszyscy zaczynają.", source: "book" },
    { id: "G10", text: "Karty leżą na stole.", source: "book" },
    { id: "G17", text: "Zaczyna się od stołu i kart.", source: "ruling" },
  ];
  const found = (wanted: string) => matching(rows, wanted).map(({ id }) => id);
  expect(found("g1")).toEqual(["G1"]);
  expect(found("STOL kart")).toEqual(["G10", "G17"]);
  expect(found("")).toHaveLength(3);
  expect(found("hipopotam")).toEqual([]);
});
