import type { Piles } from "../contract";

export const piles: Piles = {
  laws: { TurnUp: "pile", DrawCard: "hands", ChooseStarter: "seat", Spin: "fixed" },
  full: { TurnUp: ["2436fe72", "b9d34328", "ca3a06c1"], DrawCard: ["6d6c6330"], Spin: ["971c5739"] },
};
