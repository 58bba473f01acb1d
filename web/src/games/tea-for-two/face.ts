import type { Face } from "../contract";
import { sourcesOf } from "./account";
import type { View } from "./types";

export const face: Face<View> = {
  standing: (view, seat) => ({ score: view.players[seat]?.score ?? null }),
  account: sourcesOf,
  hidden: false,
  strip: false,
  wide: true,
};
