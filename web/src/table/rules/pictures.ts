import type { Catalog } from "../../i18n/catalog";

/** A game is learned in this order. */
export const PARTS = ["aim", "turn", "special", "end", "scoring"] as const;
export type Part = (typeof PARTS)[number];

/** Rules that a small picture helps to see, each with the part that it belongs to; Picture.svelte draws them. */
const PICTURES = new Map<string, Part>([
  ["A3", "aim"],
  ["A8", "turn"],
  ["A11", "turn"],
  ["A17", "special"],
  ["G4", "aim"],
  ["G8", "turn"],
  ["G11", "special"],
  ["G14", "scoring"],
  ["W7", "aim"],
  ["W9", "turn"],
  ["T6", "turn"],
  ["T8", "turn"],
  ["T9", "special"],
]);

export const hasPicture = (id: string): boolean => PICTURES.has(id);

/** Those of a game: rules have a letter of their own in each. */
export function picturesOf(part: Part, words: Catalog): string[] {
  return [...PICTURES.keys()].filter((id) => PICTURES.get(id) === part && words.has(`rule-${id}`));
}
