import { describe, expect, it } from "vitest";
import { cellAt, joining, lineWith, placeOf, slide, tap, whyNot } from "../../../src/games/tea-time/lines";

// . b1 c1
// a2 b2 .
// a3 b3 c3
const LEGAL = [
  ["b1"],
  ["c1"],
  ["a2"],
  ["b2"],
  ["a3"],
  ["b3"],
  ["c3"],
  ["b1", "c1"],
  ["a2", "b2"],
  ["a3", "b3"],
  ["b3", "c3"],
  ["b1", "b2"],
  ["b2", "b3"],
  ["a2", "a3"],
  ["b1", "a2"],
  ["c1", "b2"],
  ["a2", "b3"],
  ["b2", "a3"],
  ["b2", "c3"],
  ["a3", "b3", "c3"],
  ["b1", "b2", "b3"],
  ["c1", "b2", "a3"],
];

describe("cells", () => {
  it("have letters for columns and numbers for rows", () => {
    expect(placeOf("c1")).toEqual({ row: 0, column: 2 });
    expect(cellAt({ row: 3, column: 4 })).toBe("e4");
  });
});

describe("a tap", () => {
  it("chooses a card, and gives it back", () => {
    expect(tap([], "b2", LEGAL)).toEqual(["b2"]);
    expect(tap(["b2"], "b2", LEGAL)).toEqual([]);
  });
  it("adds a neighbour", () => expect(tap(["b1"], "b2", LEGAL)).toEqual(["b1", "b2"]));
  it("on the far end of a line brings the card between", () =>
    expect(tap(["b1"], "b3", LEGAL)).toEqual(["b1", "b2", "b3"]));
  it("on a card that can't join begins anew", () => expect(tap(["b1"], "c3", LEGAL)).toEqual(["c3"]));
  it("on the middle of three keeps the middle", () => expect(tap(["b1", "b2", "b3"], "b2", LEGAL)).toEqual(["b2"]));
  it("on an end of three keeps the other two", () =>
    expect(tap(["b1", "b2", "b3"], "b1", LEGAL)).toEqual(["b2", "b3"]));
  it("on an empty place changes nothing", () => expect(tap(["b1"], "a1", LEGAL)).toEqual(["b1"]));
});

describe("a slide", () => {
  const from = (cell: string, to: string) => slide(placeOf(cell), placeOf(to), LEGAL);
  it("takes the line under the finger", () => expect(from("a3", "c1")).toEqual(["c1", "b2", "a3"]));
  it("stops before a gap", () => expect(from("a2", "c2")).toEqual(["a2", "b2"]));
  it("goes to the nearest of the eight directions", () =>
    expect(from("c3", "a2")).toEqual(["b3", "c3"].concat("a3").sort()));
  it("begins with its own card", () => expect(from("b2", "b2")).toEqual(["b2"]));
  it("from an empty place lifts nothing", () => expect(from("a1", "b1")).toEqual([]));
});

describe("cards that may join", () => {
  it("lie in a legal line with the chosen ones", () => {
    expect([...joining(["a3", "b3"], LEGAL)]).toEqual(["c3"]);
    expect([...joining([], [["a1"], ["b1"]])]).toEqual(["a1", "b1"]);
  });
  it("make the shortest line", () => expect(lineWith(["b2", "b3"], LEGAL)).toEqual(["b2", "b3"]));
});

describe("what can't be chosen says why", () => {
  const why = (chosen: string[], cell: string, card = "cat", most = 3) => whyNot(chosen, cell, card, most, LEGAL);
  it("nothing lies there", () => expect(why([], "a1", ".")).toBe("empty"));
  it("no line", () => expect(why(["b1"], "c3")).toBe("no-line"));
  it("a fourth card", () => expect(why(["b1", "b2", "b3"], "b4")).toBe("too-many"));
  it("a corner is no line, however many", () => expect(why(["b1", "b2", "b3"], "c3")).toBe("no-line"));
  it("a first card always may, and on the first turn another takes its place", () => {
    expect(why([], "b1")).toBeNull();
    expect(why(["b1"], "c3", "cat", 1)).toBeNull();
  });
});
