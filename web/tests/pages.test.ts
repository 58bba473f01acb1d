import { expect, test } from "vitest";

import { preferred } from "../src/i18n/language.svelte";
import { read } from "../src/ui/router.svelte";
import { isAgreed, nameOf, seatsOf } from "../src/client/seats";
import { room } from "./fake";

test.each([
  ["/", "home", ""],
  ["/new/tea-time", "new", "tea-time"],
  ["/t/0123456789abcdef", "table", "0123456789abcdef"],
  ["/rules/wordland", "rules", "wordland"],
  ["/learn/tea-time", "learn", "tea-time"],
  ["/replay", "replay", ""],
  ["/replay/0123456789abcdef/2", "replay", "0123456789abcdef/2"],
  ["/history", "history", ""],
  ["/history/groups", "history", "groups"],
  ["/t/", "lost", "/t/"],
  ["/new", "lost", "/new"],
  ["/elsewhere", "lost", "/elsewhere"],
  ["/%E0%A4%A", "lost", "/%E0%A4%A"],
])("%s is the page %s", (path, page, word) => {
  expect(read(path)).toEqual({ page, word });
});

test("the language is the first of the browser's that there is", () => {
  expect(preferred(["de-DE", "ro-RO", "en"])).toBe("ro");
  expect(preferred(["de"])).toBe("en");
});

test("seats have names, colours and shapes, and say who is away", () => {
  const seats = seatsOf(room({ seats: [{ person: 2 }, { bot: "greedy" }, {}] }), [1], [0], () => "Dodo");
  expect(seats.map(({ name, connected, mine, shape }) => ({ name, connected, mine, shape }))).toEqual([
    { name: "Hare", connected: false, mine: true, shape: "heart" },
    { name: "Dodo", connected: true, mine: false, shape: "spade" },
    { name: "", connected: false, mine: false, shape: "diamond" },
  ]);
});

test("two people of one name are told apart by a number, in the order in which they came", () => {
  const people = ["Alice", "Hare", "alice", "Alice"].map((name, index) => ({ id: index + 1, name }));
  const named = (person: number) => nameOf({ people } as never, person);
  expect([1, 2, 3, 4, 5].map(named)).toEqual(["Alice", "Hare", "alice 2", "Alice 3", undefined]);
});

test.each([
  ["all who are here want it", { ready: [1, 2] }, [1, 2], true],
  ["somebody is silent", { ready: [1] }, [1, 2], false],
  ["the silent one is away", { ready: [1] }, [1], true],
  [
    "a bot stands in for the silent one",
    { ready: [1], seats: [{ person: 1 }, { person: 2, bot: "greedy" }] },
    [1, 2],
    true,
  ],
  ["a seat is free", { ready: [1], seats: [{ person: 1 }, {}] }, [1], false],
  ["it is the first match, which the host begins", { ready: [1, 2], number: 1 }, [1, 2], false],
  ["it has begun", { ready: [1, 2], status: "playing" as const }, [1, 2], false],
])("one more match: %s", (_, told, present, isBegun) => {
  const usual = { status: "waiting" as const, number: 2, seats: [{ person: 1 }, { person: 2 }] };
  expect(isAgreed(room({ ...usual, ...told }), present)).toBe(isBegun);
});
