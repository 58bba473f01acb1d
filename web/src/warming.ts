/** What will be needed is asked for early: on a long way to the server no question should wait for another's answer. */
import { loadTable } from "./games";
import { language, wording } from "./language.svelte";
import { tables } from "./memory";
import type { Place } from "./router.svelte";

/** All that a table of this game is drawn with. */
export function warm(game: string): void {
  const all = [import("./pages/Table.svelte"), loadTable(game), wording(game, language())];
  Promise.all(all).catch(() => undefined);
}

/** The same for a page that opens at a table which this device knows. */
export function warmPlace({ page, word }: Place): void {
  const known = page === "table" && tables().find(({ table }) => table === word);
  if (known) warm(known.game);
}
