import type { Face } from "../../contract";
import type { View } from "./types";

export const face: Face<View> = {
  standing: (view, seat) => ({ score: view.players[seat]?.score ?? null }),
  hidden: false,
  strip: false,
  wide: true,
};
