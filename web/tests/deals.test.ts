/** The card of a result: how it went, and nothing of what was dealt. */
import { expect, test } from "vitest";

import { cardPicture, cardText, lengths, rowsOf, type Card } from "../src/pages/deals/card";

const CARD: Card = {
  title: "Curiouser · Tea Time",
  day: "14 March 2026",
  rows: [
    { name: "Al <b>", score: 20, own: true },
    { name: "a hare", score: 5, own: false },
  ],
  rank: "Rank 1 of 3",
  link: "https://play.example.org/daily/tea-time/2026-03-14",
};

test("the best score gets ten signs, the others their share, and anything above nothing shows", () => {
  expect(lengths([20, 5, 0, -3])).toEqual([10, 3, 0, 0]);
  expect(lengths([100, 1])).toEqual([10, 1]);
  expect(lengths([0, 0])).toEqual([0, 0]);
});

test("as text it has a row for each seat, the rank and the link, and no names", () => {
  expect(cardText(CARD)).toBe(
    [
      "Curiouser · Tea Time · 14 March 2026",
      `${"🟪".repeat(10)} 20`,
      `${"⬜".repeat(3)} 5`,
      "Rank 1 of 3",
      "https://play.example.org/daily/tea-time/2026-03-14",
    ].join("\n"),
  );
});

test("as a picture it is whole XML, whatever people are called", () => {
  const picture = cardPicture(CARD, "#b83b5e");
  expect(picture).toContain("Al &lt;b&gt;");
  expect(picture.match(/<rect /g)).toHaveLength(2 + 13);
});

test("people have their own colour, bots another", () => {
  const seats = [
    { name: "Alice", score: 3, place: 1 },
    { name: "level-3", score: 2, place: 2, bot: true },
  ];
  expect(rowsOf({ table: "t", number: 1, at: 0, seats }).map(({ own }) => own)).toEqual([true, false]);
});
