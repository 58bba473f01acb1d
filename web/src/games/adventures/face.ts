import type { Face } from "../../contract";
import type { View } from "./types";

export const face: Face<View> = {
  standing(view, seat, words) {
    const player = view.players[seat];
    if (!player) return { score: null };
    const notes: string[] = [];
    if (player.in_hole) notes.push(words("note-in-hole"));
    if (player.large) notes.push(words("note-large"));
    if (player.hand.length > 0 && player.hand.every((card) => card !== "?")) notes.push(hand(player.hand, words));
    return { score: player.score, notes, faded: player.in_hole };
  },
  hidden: true,
  wide: true,
};

/** Cards that everybody may see (A27), from the left. */
function hand(cards: string[], words: Parameters<Face["standing"]>[2]): string {
  return cards.map((card) => (card === "joker" ? words("joker-short") : card)).join(" · ");
}
