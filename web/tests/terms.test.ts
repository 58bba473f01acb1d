import { expect, test } from "vitest";

import { askedOf, chosenOf, unusual, USUAL } from "../src/table/terms";
import type { Terms } from "../src/client/wire";
import { room } from "./fake";

const terms = (changes: Partial<Terms> = {}): Terms => ({ ...room().terms, ...changes });
const rest = ({ game, language, edition }: Terms) => ({ game, language, edition });

test("what is chosen is asked for, and children are no term of their own", () => {
  const asked = askedOf({ seats: 3, options: { open_hands: true }, more: { ...USUAL, clock: 90 } }, rest(terms()));
  expect(asked).toMatchObject({
    game: "tic-tac-toe",
    seats: 3,
    options: { open_hands: true },
    clock: 90,
    chat: "free",
  });
  expect(asked).not.toHaveProperty("children");
});

test("with children the rules are easier and nobody talks freely, whatever else was chosen", () => {
  const more = { ...USUAL, listed: true, chat: "free" as const, children: true };
  const asked = askedOf({ seats: 2, options: { easy_hole: false }, more }, { game: "adventures" });
  expect(asked.options).toEqual({ youngest: true, easy_hole: true });
  expect(asked).toMatchObject({ chat: "emotes", watch: "people", listed: false });
});

test.each([
  ["as usual", terms()],
  ["with a clock", terms({ clock: 300, late: "move", hints: false })],
  ["with quick words only", terms({ chat: "emotes", watch: "anyone" })],
  ["with children", terms({ game: "adventures", options: { youngest: true, easy_hole: true, open_hands: true } })],
  [
    "for children",
    terms({
      game: "adventures",
      options: { open_hands: true, youngest: true, easy_hole: true },
      chat: "emotes",
      watch: "people",
    }),
  ],
])("terms %s that are chosen anew without a change are asked for as they were", (_, agreed) => {
  expect({ ...askedOf(chosenOf(agreed), rest(agreed)), rules: agreed.rules }).toEqual(agreed);
});

test("a table for children is known by its terms, and is as usual without them", () => {
  const options = { youngest: true, easy_hole: true };
  const chosen = chosenOf(terms({ game: "adventures", options, chat: "emotes", watch: "people" }));
  expect(chosen).toMatchObject({ options: {}, more: { ...USUAL, children: true } });
  expect(chosenOf(terms({ game: "adventures", options })).more.children).toBe(false);
});

test("only what is not as usual is told", () => {
  expect(unusual(terms())).toEqual([]);
  expect(unusual(terms({ late: "move", watch: "nobody", chat: "off" }))).toEqual([
    "agreed-watch-nobody",
    "agreed-chat-off",
  ]);
  expect(unusual(terms({ clock: 90, late: "move", listed: true, hints: false }))).toEqual([
    "agreed-late-move",
    "listed",
    "agreed-no-hints",
  ]);
});
