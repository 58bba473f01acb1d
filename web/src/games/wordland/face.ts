import type { Face } from "../contract";
import type { View } from "./types";

export const face: Face<View> = {
  standing(view, seat) {
    const player = view.players[seat];
    return player ? { score: player.score, faded: player.out } : { score: null };
  },
  hidden: false,
  strip: false,
  wide: true,
  lead: true,
};
