/** What will be needed is asked for early: on a long way to the server no question should wait for another's answer. */
import { tables } from "../device/memory";
import { loadTable } from "../games/registry";
import { loadCatalog } from "../games/texts";
import { language } from "../i18n/language.svelte";
import type { Place } from "../ui/router.svelte";

/** All that a table of this game is drawn with. */
export function preloadTable(game: string): void {
  const all = [import("./table/Table.svelte"), loadTable(game), loadCatalog(game, language())];
  Promise.all(all).catch(() => undefined);
}

/** The same for a page that opens at a table which this device knows. */
export function preloadPlace({ page, word }: Place): void {
  const known = page === "table" && tables().find(({ table }) => table === word);
  if (known) preloadTable(known.game);
}
