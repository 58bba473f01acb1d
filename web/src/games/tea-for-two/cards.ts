/** Cards by their names: "king2" is a King of Hearts with two stars. */
import type { Args } from "../../i18n/catalog";
import type { TableProps } from "../contract";
import type { View } from "./types";

export interface Card {
  character: string;
  stars: number;
}

/** Seats in colours for paper, which stays light in the dark. */
export const PAINTS = ["#b3261e", "#1f4e9e"];

export function cardOf(card: string): Card {
  return { character: card.slice(0, -1), stars: Number(card.slice(-1)) };
}

export function sizeOf(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}

/** The higher value first, then more stars: how cards without an order are shown. */
export function sorted(pile: Record<string, number>, values: View["values"]): string[] {
  const cards = Object.entries(pile).flatMap(([card, count]) => Array<string>(count).fill(card));
  const rank = (card: string): number => (values[cardOf(card).character] ?? 0) * 10 + cardOf(card).stars;
  return cards.sort((a, b) => rank(b) - rank(a));
}

export function put(pile: Record<string, number>, card: string, count = 1): Record<string, number> {
  const left = (pile[card] ?? 0) + count;
  const others = Object.entries(pile).filter(([name]) => name !== card);
  return Object.fromEntries(left > 0 ? [...others, [card, left]] : others);
}

/** A card as an argument of a text, which then asks for the case it needs. */
export function cardText(card: string): { id: string; args: Args } {
  const { character, stars } = cardOf(card);
  const args = { character: { id: "character", args: { character } }, stars: "★".repeat(stars) };
  return { id: stars ? "card" : "card-plain", args };
}

export function nameOf(card: string, words: TableProps["words"]): string {
  const { id, args } = cardText(card);
  return words(id, args);
}
