/** What the lab's page and a host's own bots are made of. */
import { expect, test } from "vitest";

import { kindOf, load, REPORTS, scaleOf } from "../src/pages/lab/figures";
import { botName, botsFor } from "../src/client/bots";
import { guestName, seatsOf } from "../src/client/seats";

const GAME = { name: "tea-time", rules: 1, seats: [2, 3], options: {}, bots: ["greedy", "train:Trained"] };

test("measures that differ in a seat, an ending or a rule are of one kind, and parts are read in per cent", () => {
  expect(["won-2", "score-1", "end-stacks", "rule-G8", "lead-changes"].map(kindOf)).toEqual([
    "won",
    "score",
    "end",
    "rule",
    "lead-changes",
  ]);
  expect(["won-2", "starter-won", "length", "decided"].map(scaleOf)).toEqual([100, 100, 1, 100]);
});

test("every report is found under its game and seats", async () => {
  for (const { game, seats } of REPORTS) {
    const found = await load(game, seats);
    expect([found.game, found.seats]).toEqual([game, seats]);
    expect(Object.keys(found.measures)).toContain(`won-${seats}`);
  }
  expect(REPORTS.length).toBeGreaterThan(4);
});

test("a guest is offered for the seats it plays for, and is called by its own name", () => {
  const picky = { ...GAME, guests: { "train:Trained": [2] } };
  expect(botsFor(picky, 2)).toEqual(["greedy", "train:Trained"]);
  expect(botsFor(picky, 3)).toEqual(["greedy"]);
  expect(botsFor({ ...GAME, guests: { "train:Trained": [] } }, 3)).toContain("train:Trained");
  expect([guestName("train:Trained"), guestName("greedy"), botName("train:Trained")]).toEqual([
    "Trained",
    "",
    "Trained",
  ]);
  const room = { people: [], seats: [{ bot: "train:Trained" }, { bot: "greedy" }] };
  const seats = seatsOf(room as never, null, [], () => "Dormouse");
  expect(seats.map(({ name }) => name)).toEqual(["Trained", "Dormouse"]);
});
