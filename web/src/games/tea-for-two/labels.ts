/** What lies on the table, for people who listen. */
import type { TableProps } from "../contract";
import { cardOf, cardText } from "./cards";
import type { View } from "./types";

type Words = TableProps["words"];

export function pileLabel(view: View, seat: number, name: string, words: Words): string {
  const cards = view.players[seat]!.discard;
  if (!cards[0]) return words("ui-discard-empty", { name });
  const value = view.values[cardOf(cards[0]).character] ?? 0;
  return words("ui-discard", { name, count: cards.length, card: cardText(cards[0]), value });
}

/** With what it costs to send the hand there, if that can be done. */
export function spaceLabel(view: View, space: number, cost: number | undefined, words: Words): string {
  const effect = view.watch[space - 1] ?? "";
  const said = words("ui-space-label", { space, effect: { id: "effect", args: { effect } } });
  return cost ? `${said} ${words("ui-space-cost", { hourglasses: cost })}` : said;
}

/** How a mission counts, told when somebody asks about it. */
export function missionText(mission: string, words: Words): string {
  const kind = ["cakes", "hourglasses", "destroyed", "cards"].includes(mission) ? mission : "character";
  return words("ui-mission-told", { mission: { id: "mission", args: { mission } }, kind });
}
