/** What a new table has when nobody says otherwise. */
import { botsFor } from "../client/bots";
import type { GameShown } from "../client/http";
import { stableRandom } from "../device/memory";
import { settings } from "../device/settings.svelte";
import { usualSeats } from "../games/registry";
import { language, t } from "../i18n/language.svelte";

/** The bot of last time, or a mild one. */
export function usualBot(game: GameShown, seats = usualSeats(game)): string {
  const bots = botsFor(game, seats);
  return [settings.bot, "level-2", "greedy"].find((each) => bots.includes(each)) ?? bots[0]!;
}

/** Words are those of the reader's language, where a game has words. */
export function usualOptions({ options }: GameShown): Record<string, unknown> {
  return "language" in options ? { language: language() } : {};
}

/** Names for those who give none; none of them is a piece, a character or a bot. */
const NAMES = 12;

/** As last time, or one of ours that this device keeps. */
export function usualName(): string {
  return settings.name || t("name-usual", { which: stableRandom(NAMES) });
}
