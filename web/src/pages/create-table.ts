/** Makes a new table and goes to it. */
import { newSecret } from "../client/connection";
import { makeTable } from "../client/http";
import { intend } from "../client/intents";
import type { Asked } from "../client/wire";
import { remember } from "../device/memory";
import { change } from "../device/settings.svelte";
import { go } from "../ui/router.svelte";
import { preloadTable } from "./preload";

interface Wish {
  terms: Asked;
  name: string;
  /** Who takes the other seats; "" leaves them free. */
  bot: string;
}

/** With a bot the match begins at once. Throws `Trouble`. */
export async function createTable({ terms, name, bot }: Wish, token = newSecret()): Promise<void> {
  preloadTable(terms.game);
  const made = await makeTable(terms, name, token);
  change(bot ? { name, bot } : { name });
  remember(made.table, terms.game, { token: made.token, person: made.person, name });
  if (bot) intend(made.table, { bot, start: true });
  go(`/t/${made.table}`);
}
