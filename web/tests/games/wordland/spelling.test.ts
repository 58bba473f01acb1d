import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it, test } from "vitest";

import { ALPHABETS, faults, lettersOf, marks } from "../../../src/games/wordland/spelling";

describe("letters of a phrase", () => {
  it.each([
    ["pl", "ą", "ą"],
    ["pl", "Ą", "ą"],
    ["en", "ą", "a"],
    ["en", "é", "e"],
    ["en", "æ", "ae"],
    ["ro", "ş", "ș"],
    ["ro", "Ţ", "ț"],
    ["pl", "ş", "s"],
    ["pl", "ę́", "ę"],
    ["en", "ł", "l"],
    ["pl", "v", "v"],
    ["en", "ﬁ", "fi"],
    ["en", "7", ""],
    ["en", "-", ""],
    ["en", "ж", ""],
  ])("in %s %s counts as “%s”", (language, char, letters) => {
    expect(lettersOf(char, language)).toBe(letters);
  });

  it("marks each forbidden letter where it was typed, and loses none", () => {
    const found = marks("Lion tamer", ["n", "m"], "en");
    expect(found.map(({ text }) => text).join("")).toBe("Lion tamer");
    expect(found.filter(({ forbidden }) => forbidden).map(({ text }) => text)).toEqual(["n", "m"]);
  });

  it("keeps an accent with its letter", () => {
    expect(marks("co\u0301rka", ["ó"], "pl")[1]).toEqual({ text: "o\u0301", forbidden: true });
    expect(faults("córka", ["o", "ó"], "pl")).toEqual(["ó"]);
  });

  it("names faults once, in the order of the row", () => {
    expect(faults("banana", ["x", "n", "a"], "en")).toEqual(["n", "a"]);
  });
});

test.each(Object.entries(ALPHABETS))("the alphabet of %s is that of the rules", (language, alphabet) => {
  const lexicon = join(import.meta.dirname, "../../../../curiouser/games/wordland/lexicon", language, "letters.toml");
  const text = readFileSync(lexicon, "utf8");
  const of = (name: string) => new RegExp(`^${name} = "(.*)"`, "m").exec(text)?.[1] ?? "";
  expect(alphabet).toBe(of("alphabet") + of("foreign"));
});
