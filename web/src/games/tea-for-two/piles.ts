import type { Piles } from "../contract";

export const piles: Piles = {
  laws: { PlaceMission: "fewer", LayCard: "stacks", GiveFlamingo: "seat", SetWatch: "fixed", TurnOver: "deck" },
  added: "rabbit0",
  full: {
    PlaceMission: ["ad18d6c9"],
    LayCard: ["152bb7ec", "403c8a07", "5361b6b2", "8c3759a4", "9f418212"],
    SetWatch: ["f08f9167"],
    TurnOver: ["4cde0bda", "b7513863"],
  },
};
