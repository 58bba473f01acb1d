/** What is known of each game's luck; for the page that checks records alone. */
import type { Piles } from "./contract";

const all = import.meta.glob<Piles>("./*/piles.ts", { import: "piles", eager: true });

export const pilesOf = (game: string): Piles => all[`./${game}/piles.ts`] ?? { laws: {}, full: {} };
