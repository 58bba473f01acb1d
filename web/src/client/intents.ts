/** What somebody wanted when the table was made, done as soon as they sit at it. */

export interface Intent {
  /** The bot for every free seat. */
  bot: string;
  start: boolean;
}

const intents = new Map<string, Intent>();

export function intend(table: string, intent: Intent): void {
  intents.set(table, intent);
}

/** Once only. */
export function takeIntent(table: string): Intent | undefined {
  const found = intents.get(table);
  intents.delete(table);
  return found;
}
