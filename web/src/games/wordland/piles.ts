import type { Piles } from "../contract";

export const piles: Piles = {
  laws: { ChooseQueen: "seat", TurnUpTopic: "pile", DealCharacter: "pile", DrawLetter: "bag" },
  agreed: "first_queen",
  full: {
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
