import type { Face } from "../contract";
import type { View } from "./types";

export const face: Face<View> = {
  standing(view, seat, words) {
    const player = view.players[seat];
    if (!player) return { score: null };
    const notes: string[] = [];
    if (player.in_hole) notes.push(words("ui-note-in-hole"));
    if (player.large) notes.push(words("ui-note-large"));
    return { score: player.score, notes, faded: player.in_hole };
  },
  account: ({ players }, _, words) => [
    { label: words("ui-from-large"), points: players.map(({ score, small }) => score - small) },
    { label: words("ui-from-small"), points: players.map(({ small }) => small) },
  ],
  hidden: true,
  strip: false,
  wide: true,
};
