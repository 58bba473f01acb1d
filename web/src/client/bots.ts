/** Bots as people read of them. */
import { t } from "../i18n/language.svelte";
import type { GameShown } from "./http";
import { guestName } from "./seats";

export const botName = (bot: string): string => guestName(bot) || t(`bot-${bot}`);

/** Those that play for so many. */
export function botsFor({ bots, guests = {} }: GameShown, seats: number): string[] {
  return bots.filter((bot) => !guests[bot]?.length || guests[bot].includes(seats));
}
