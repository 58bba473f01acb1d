import type { Face } from "../contract";

interface View {
  players?: { score?: number }[];
}

export const face: Face<View> = {
  standing: (view, seat) => ({ score: view.players?.[seat]?.score ?? null }),
  hidden: true,
  moves: true,
};
