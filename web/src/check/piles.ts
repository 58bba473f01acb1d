/**
 * What can be said of luck's chances without the rules. `pile`: nothing comes back, so the next draw is from what is left;
 * `fair`: every outcome is as likely as any other. What is not named here is checked by `curiouser verify`, which knows the rules.
 */
export const PILES: Record<string, Record<string, "pile" | "fair">> = {
  adventures: { TurnUp: "pile", ChooseStarter: "fair", Spin: "fair" },
  "tea-for-two": { GiveFlamingo: "fair", SetWatch: "fair" },
  "tea-time": { TurnUp: "pile", ChooseStarter: "fair" },
  wordland: { ChooseQueen: "fair" },
};
