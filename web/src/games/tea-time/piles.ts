import type { Piles } from "../contract";

export const piles: Piles = {
  laws: { TurnUp: "pile", ChooseStarter: "seat" },
  full: { TurnUp: ["54f1fd13", "b28dbeb6"] },
};
