/** Laying a new table, and what is usual at one. */
import { newSecret } from "./connection";
import { type GameShown, makeTable } from "./http";
import { intend } from "./intents";
import { language, t } from "./language.svelte";
import { remember, whim } from "./memory";
import { go } from "./router.svelte";
import { guestName } from "./seats";
import { change, settings } from "./settings.svelte";
import { CLOCKS } from "./terms";
import { warm } from "./warming";
import type { Asked } from "./wire";

/** The four of the house; other games stand below them. */
export const HOUSE = ["adventures", "wordland", "tea-time", "tea-for-two"];

const PARTY: Record<string, number> = { adventures: 3, wordland: 4, "tea-time": 3 };

/** How many play when nobody says otherwise. */
export function usualSeats({ name, seats }: GameShown): number {
  const wanted = PARTY[name] ?? 2;
  return seats.includes(wanted) ? wanted : seats[0]!;
}

/** The bot that plays when nobody says otherwise: as last time, or a mild one. */
export function usualBot(game: GameShown, seats = usualSeats(game)): string {
  const bots = botsFor(game, seats);
  return [settings.bot, "level-2", "greedy"].find((each) => bots.includes(each)) ?? bots[0]!;
}

export const botName = (bot: string): string => guestName(bot) || t(`bot-${bot}`);

export const clockName = (clock: number): string =>
  CLOCKS.includes(clock) ? t(`clock-${clock}`) : t("clock-other", { seconds: clock });

/** Those that play for so many. */
export function botsFor({ bots, guests = {} }: GameShown, seats: number): string[] {
  return bots.filter((bot) => !guests[bot]?.length || guests[bot].includes(seats));
}

/** Words are those of the reader's language, where a game has words. */
export function usualOptions({ options }: GameShown): Record<string, unknown> {
  return "language" in options ? { language: language() } : {};
}

/** Names for those who give none; none of them is a piece, a character or a bot. */
const NAMES = 12;

/** As last time, or one of ours that this device keeps. */
export function usualName(): string {
  return settings.name || t("name-usual", { which: whim(NAMES) });
}

interface Wish {
  terms: Asked;
  name: string;
  /** Who takes the other seats; "" leaves them free. */
  bot: string;
}

/** Make the table and go to it; with a bot the match begins at once. Throws `Trouble`. */
export async function lay({ terms, name, bot }: Wish, token = newSecret()): Promise<void> {
  warm(terms.game);
  const made = await makeTable(terms, name, token);
  change(bot ? { name, bot } : { name });
  remember(made.table, terms.game, { token: made.token, person: made.person, name });
  if (bot) intend(made.table, { bot, start: true });
  go(`/t/${made.table}`);
}
