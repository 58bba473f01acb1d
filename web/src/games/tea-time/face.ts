import type { Face } from "../contract";
import { sourcesOf } from "./scoring";
import type { View } from "./types";

export const face: Face<View> = {
  standing: (view, seat) => ({ score: view.players[seat]?.score ?? null }),
  account: (view, _, words) =>
    sourcesOf(view).map(({ character, points }) => ({
      label: words("card", { character, side: "face" }),
      points,
    })),
  hidden: false,
  strip: false,
  wide: true,
};
