import { describe, expect, it } from "vitest";

import { lesson, stepsIn } from "../../../src/games/wordland/lesson";
import { faults } from "../../../src/games/wordland/spelling";
import { Catalog } from "../../../src/i18n/catalog";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const texts = (code: string) =>
  new Catalog(code as "en", [
    readFileSync(join(import.meta.dirname, `../../../src/games/wordland/texts/${code}.ftl`), "utf8"),
  ]);

describe.each(["en", "pl", "ro"])("the first game in %s", (code) => {
  const steps = stepsIn(code);

  it("has a text for each step and asks only for what may be done", () => {
    expect(steps).toHaveLength(lesson.length);
    for (const { view, move } of steps.slice(0, -1)) {
      if (move?.type === "SayPhrase") expect(view.players[0]?.may_say).toBe(true);
      else expect(view.legal).toContainEqual(move);
    }
    expect(steps.at(-1)?.move).toBeNull();
  });

  it("names every word that is to be typed, and none of them is forbidden", () => {
    const words = texts(code);
    for (const [n, { view, move }] of steps.entries()) {
      if (move?.type !== "SayPhrase") continue;
      expect(words.say(lesson[n]!.text)).toContain(move.text);
      expect(faults(move.text, view.players[0]!.forbidden, code)).toEqual([]);
    }
  });
});
