/** People's own history: what is kept, found, merged and counted. */
import { describe, expect, test } from "vitest";

import { csv } from "../src/pages/history/csv";
import { BadFile, fileOf, merged, readFile } from "../src/device/history/file";
import {
  counted,
  type Group,
  groupOf,
  joinedMembers,
  memberNamed,
  mergedGroup,
  pairsOf,
  rowsOf,
} from "../src/device/history/group";
import { chosen, everybody, type KeptMatch, matchOf } from "../src/device/history/match";
import { areIn } from "../src/device/history/own-moves";
import { beginner, rated } from "../src/device/history/rating";

/** "Alice 1, Hare 2, bot 3": names and places; points are ten less a place each. */
function match(number: number, result: string, more: Partial<KeptMatch> = {}): KeptMatch {
  const seats = result.split(", ").map((each) => each.split(" ") as [string, string]);
  return matchOf({
    table: "0123456789abcdef",
    number,
    game: "tea-time",
    at: number,
    seats: seats.map(([name]) => ({ name, bot: name === "bot" ? "greedy" : "", mine: false })),
    reason: "last-round",
    scores: seats.map(([, place]) => 10 - Number(place)),
    places: seats.map(([, place]) => Number(place)),
    ...more,
  })!;
}

const group = (...names: string[]): Group => ({
  id: "family",
  name: "Family",
  members: names.map((name) => ({ name, spellings: [] })),
  changed: 1,
});

describe("the list", () => {
  const matches = [
    match(1, "Alice 1, Hare 2"),
    match(2, "Dodo 1, alice 2", { game: "adventures" }),
    match(3, "Hare 1, bot 2"),
  ];
  const numbers = (wanted: Partial<Parameters<typeof chosen>[1]>) =>
    chosen(matches, { game: "", person: "", text: "", ...wanted }).map(({ number }) => number);

  test("has the latest first", () => expect(numbers({})).toEqual([3, 2, 1]));
  test("can be of one game", () => expect(numbers({ game: "adventures" })).toEqual([2]));
  test("can be of one person, however written", () => expect(numbers({ person: "ALICE " })).toEqual([2, 1]));
  test("is searched by parts of names", () => expect(numbers({ text: "li har" })).toEqual([1]));
  test("knows everybody once, whoever played most first, and no bots", () =>
    expect(everybody(matches)).toEqual(["Alice", "Hare", "Dodo"]));
});

describe("what is no match is not taken for one", () => {
  test.each([
    ["nothing", null],
    ["a word", "match"],
    ["no seats", { ...match(1, "Alice 1"), seats: [] }],
    ["places of other seats", { ...match(1, "Alice 1"), places: [1, 2] }],
    ["a seat without a name", { ...match(1, "Alice 1"), seats: [{}] }],
    ["a table that leads elsewhere", { ...match(1, "Alice 1"), table: "../../x" }],
    ["no date", { ...match(1, "Alice 1"), at: "yesterday" }],
  ])("%s", (_, value) => expect(matchOf(value)).toBeNull());
});

describe("a file", () => {
  const here = { matches: [match(1, "Alice 1, Hare 2"), match(2, "Alice 1, Hare 2")], groups: [group("Alice")] };

  test("brings everything back", () => {
    const found = readFile(fileOf(here.matches, here.groups));
    expect(found).toEqual({ ...here, unreadable: 0 });
  });

  test("brings what is known already only once", () => {
    const brought = readFile(fileOf([match(2, "Alice 1, Hare 2"), match(3, "Alice 1, Hare 2")], [group("Hare")]));
    const { matches, groups, fresh } = merged(here, brought);
    expect(matches.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(fresh).toBe(1);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.members.map(({ name }) => name)).toEqual(["Alice", "Hare"]);
  });

  test("keeps the record that only one of two devices has", () => {
    const brought = { matches: [match(1, "Alice 1, Hare 2", { record: "{}\n" })], groups: [], unreadable: 0 };
    expect(merged(here, brought).matches[0]!.record).toBe("{}\n");
    expect(merged(brought, { ...here, unreadable: 0 }).matches[0]!.record).toBe("{}\n");
  });

  test("loses only what nobody can read", () => {
    const text = JSON.stringify({ curiouser: "history", format: 1, matches: [{}, here.matches[0]], groups: [7] });
    expect(readFile(text)).toEqual({ matches: [here.matches[0]], groups: [], unreadable: 2 });
  });

  test.each(["", "tea", "null", "[]", '{"curiouser":"history","format":2,"matches":[]}'])("that is none: %j", (text) =>
    expect(() => readFile(text)).toThrow(BadFile),
  );
});

/** What Python's openskill 6.2 makes of the same matches: `PlackettLuce().rate(…, ranks=…)`. */
const OPENSKILL = [
  { players: [0, 1], places: [1, 2], means: [27.635389493, 22.364610507, 25, 25] },
  { players: [0, 1], places: [1, 1], means: [27.122494148, 22.877505852, 25, 25] },
  { players: [2, 0, 1], places: [1, 2, 3], means: [27.33000385, 20.049546341, 27.973537134, 25] },
  { players: [0, 1, 2, 3], places: [2, 1, 2, 4], means: [26.937400165, 22.671718186, 27.430144833, 22.882472011] },
  { players: [3, 1, 0], places: [1, 1, 1], means: [26.706055343, 22.798185327, 27.430144833, 23.011920474] },
  { players: [3, 2], places: [2, 1], means: [26.706055343, 22.798185327, 29.515240632, 20.920933103] },
  { players: [0, 1, 2, 3], places: [1, 1, 3, 4], means: [27.420978623, 23.708873878, 29.724087388, 18.917035294] },
];
const SPREADS = [7.299349262, 7.407567363, 7.617208986, 7.648187654];

test("ratings are those of openskill, match by match", () => {
  const ratings = [0, 1, 2, 3].map(beginner);
  for (const { players, places, means } of OPENSKILL) {
    const after = rated(
      players.map((player) => ratings[player]!),
      places,
    );
    players.forEach((player, index) => (ratings[player] = after[index]!));
    ratings.forEach(({ mu }, player) => expect(mu).toBeCloseTo(means[player]!, 7));
  }
  ratings.forEach(({ sigma }, player) => expect(sigma).toBeCloseTo(SPREADS[player]!, 7));
});

describe("a group", () => {
  test("counts matches in which its members met, and nobody else but bots", () => {
    const played = [
      match(3, "Alice 2, Hare 1, bot 3"),
      match(1, "Alice 1, hare 2"),
      match(2, "Alice 1, Stranger 2"),
      match(4, "Alice 1, bot 2"),
    ];
    expect(counted(group("Alice", "Hare"), played).map((each) => each.match.number)).toEqual([1, 3]);
  });

  test("leaves out what went on from another match, whose luck somebody may have known", () => {
    const record = '{"line":"match","origin":{"luck":"same"},"link":""}\n';
    expect(counted(group("Alice", "Hare"), [match(1, "Alice 1, Hare 2", { record })])).toEqual([]);
  });

  test("ranks its members among themselves", () => {
    const [only] = counted(group("Alice", "Hare"), [match(1, "Hare 3, bot 1, Alice 2")]);
    expect(only).toMatchObject({ members: [1, 0], places: [2, 1] });
  });

  test("shows a rating only after enough matches, and only of one game", () => {
    const four = [1, 2, 3, 4].map((number) => match(number, "Alice 1, Hare 2"));
    const family = group("Alice", "Hare");
    const rating = (matches: KeptMatch[]) => rowsOf(family, counted(family, matches))[0]!.rating;
    expect(rating(four)).toBeNull();
    expect(rating([...four, match(5, "Alice 1, Hare 2")])!.mu).toBeGreaterThan(25);
    expect(rating([...four, match(5, "Alice 1, Hare 2", { game: "adventures" })])).toBeNull();
  });

  test("adds up what everybody did, and how any two did against each other", () => {
    const family = group("Alice", "Hare", "Dodo");
    const found = counted(family, [match(1, "Alice 1, Hare 2"), match(2, "Dodo 1, Hare 1, Alice 3")]);
    expect(rowsOf(family, found)).toEqual([
      { member: 2, played: 1, won: 1, points: 9, rating: null },
      { member: 0, played: 2, won: 1, points: 16, rating: null },
      { member: 1, played: 2, won: 1, points: 17, rating: null },
    ]);
    expect(pairsOf(found)).toContainEqual({ one: 0, other: 1, ahead: 1, equal: 0, behind: 1 });
    expect(pairsOf(found)).toContainEqual({ one: 1, other: 2, ahead: 0, equal: 1, behind: 0 });
  });

  test("knows one person under several names", () => {
    const members = joinedMembers([
      { name: "Alice", spellings: ["Ala"] },
      { name: "Hare", spellings: [] },
      { name: "ala", spellings: ["Alicja"] },
    ]);
    expect(members).toEqual([
      { name: "Alice", spellings: ["Ala", "Alicja"] },
      { name: "Hare", spellings: [] },
    ]);
    expect(memberNamed({ ...group(), members }, "ALICJA")).toBe(0);
  });

  test("knows everybody once, whatever a file says", () => {
    const twice = [
      { name: "Alice", spellings: [] },
      { name: "Hare", spellings: [] },
      { name: "alice", spellings: ["Ala"] },
    ];
    expect(groupOf({ id: "x", name: "y", members: twice })?.members).toEqual([
      { name: "Alice", spellings: ["Ala"] },
      { name: "Hare", spellings: [] },
    ]);
  });

  test("of two devices has everybody, and the name that was given last", () => {
    const one = { ...group("Alice"), name: "Home", changed: 2 };
    const found = mergedGroup(group("Hare"), one);
    expect(found.name).toBe("Home");
    expect(found.members.map(({ name }) => name)).toEqual(["Alice", "Hare"]);
  });

  test.each([null, 7, {}, { id: "x", name: "", members: [] }, { id: "x", name: "y", members: [{}] }])(
    "is not made of %j",
    (value) => expect(groupOf(value)).toBeNull(),
  );
});

test("moves that were made here must be in a record, in their order, as they were made", () => {
  const [one, two, other] = [1, 2, 3].map((square) => ({ seat: 0, move: { type: "Mark", square } }));
  const theirs = { seat: 1, move: { type: "Mark", square: 9 } };
  expect(areIn([], [theirs])).toBe(true);
  expect(areIn([one!, two!], [one!, theirs, two!])).toBe(true);
  expect(areIn([one!, two!], [two!, theirs, one!])).toBe(false);
  expect(areIn([one!, two!], [one!, theirs, other!])).toBe(false);
  expect(areIn([one!], [{ ...one!, seat: 1 }])).toBe(false);
});

test("a table for spreadsheets keeps commas and quotes, and no name becomes a formula", () => {
  expect(
    csv([
      ["a,b", 'say "hi"', 3],
      ["=1+1", "", -2],
    ]),
  ).toBe('\ufeff"a,b","say ""hi""",3\r\n\'=1+1,,-2\r\n');
});
