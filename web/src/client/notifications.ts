/** Has the server tell people of their turn while they look elsewhere: by pushes to the browser, and by webhooks. */
import { askPermission, storeWords, subscribe, subscription } from "../device/notifications";
import { t } from "../i18n/language.svelte";
import { request } from "./http";

/** How the server can tell of a turn: `push` is its key. */
interface Offered {
  push: string;
  webhooks: boolean;
}

const offered = () => request<Offered>("GET", "/api/notices");

/** Whether the reader allows notifications. Where the server can push, it will. */
export async function askForNotifications(table: string, token: string): Promise<boolean> {
  if (!(await askPermission())) return false;
  await startPushes(table, token).catch(() => undefined);
  return true;
}

async function startPushes(table: string, token: string): Promise<void> {
  const { push } = await offered();
  const found = push ? await subscribe(push) : null;
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  const browser = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
  await post(`/api/tables/${table}/notices`, { token, push: browser });
}

/** No more pushes: the table is told, and whoever else sends to this browser learns that it has left. */
export async function endNotifications(table: string, token: string): Promise<void> {
  const found = await subscription().catch(() => null);
  if (!found) return;
  await post(`/api/tables/${table}/notices/end`, { token, address: found.endpoint }).catch(() => undefined);
  await found.unsubscribe().catch(() => undefined);
}

async function post(path: string, asked: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) });
}

/** The words of a push, in the reader's language. */
export const storeTexts = (game: string): Promise<void> =>
  storeWords(game, { title: t("your-turn-short"), body: t(`game-${game}`) });

/** Whether the server calls addresses that people name. */
export const hasWebhooks = (): Promise<boolean> =>
  offered().then(
    ({ webhooks }) => webhooks,
    () => false,
  );

/** Have an address called on turns at a table; throws `Trouble`. */
export const startWebhook = (table: string, token: string, webhook: string): Promise<unknown> =>
  request("POST", `/api/tables/${table}/notices`, { token, webhook });

/** Have it called no more; throws `Trouble`. */
export const endWebhook = (table: string, token: string, webhook: string): Promise<unknown> =>
  request("POST", `/api/tables/${table}/notices/end`, { token, address: webhook });
