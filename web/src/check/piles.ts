/**
 * What can be said of luck's chances without the rules, by game and kind of draw:
 * - `seat`: any seat, or the one that was agreed on;
 * - `fixed`: always the same chances, such as those of a spinner;
 * - `pile`: one pile from which nothing is drawn twice;
 * - `stacks`: several different piles; `hands`: one like it for each seat;
 * - `deck`: a pile for each seat, made anew when it is used up, from cards that were there before;
 * - `bag`: a pile that may be filled up again at any time;
 * - `fewer`: what may be drawn was to be had before, and the last one is gone.
 * What is not named here is checked by `curiouser verify`, which knows the rules.
 */
export type Law = "seat" | "fixed" | "pile" | "stacks" | "hands" | "deck" | "bag" | "fewer";

export const PILES: Record<string, Record<string, Law>> = {
  adventures: { TurnUp: "pile", DrawCard: "hands", ChooseStarter: "seat", Spin: "fixed" },
  "tea-for-two": {
    PlaceMission: "fewer",
    LayCard: "stacks",
    GiveFlamingo: "seat",
    SetWatch: "fixed",
    TurnOver: "deck",
  },
  "tea-time": { TurnUp: "pile", ChooseStarter: "seat" },
  wordland: { ChooseQueen: "seat", TurnUpTopic: "pile", DealCharacter: "pile", DrawLetter: "bag" },
};

/** The chances of full piles, as the beginning of their SHA-256: of the editions that ship, under all rules versions. A test compares them with the games. */
export const FULL: Record<string, Record<string, string[]>> = {
  adventures: { TurnUp: ["2436fe72", "b9d34328", "ca3a06c1"], DrawCard: ["6d6c6330"], Spin: ["971c5739"] },
  "tea-for-two": {
    PlaceMission: ["ad18d6c9"],
    LayCard: ["152bb7ec", "403c8a07", "5361b6b2", "8c3759a4", "9f418212"],
    SetWatch: ["f08f9167"],
    TurnOver: ["4cde0bda", "b7513863"],
  },
  "tea-time": { TurnUp: ["54f1fd13", "b28dbeb6"] },
  wordland: {
    DealCharacter: ["5c8bca2b", "eea80d09"],
    DrawLetter: [
      "19607e0a",
      "23a08548",
      "38bdfa65",
      "67dc052b",
      "8817649e",
      "a495ae79",
      "a88d1bf6",
      "b5bc2406",
      "e1d1d966",
      "eab60004",
      "ecb23a4d",
      "fd0fd86b",
    ],
    TurnUpTopic: [
      "2d466e98",
      "9590f6bf",
      "b966ab76",
      "bdf8cbb3",
      "d43bead1",
      "e5d76448",
      "e8e95a1d",
      "ed51f585",
      "f8d620c0",
      "fa600e13",
    ],
  },
};
