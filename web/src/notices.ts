/** Telling people of their turn while they look elsewhere: by the browser, and through the server if it can. */
import { request } from "./http";
import { t } from "./language.svelte";

/** Where the worker finds the words of a notice; public/worker.js reads them. */
const WORDS = "curiouser-words";

export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the reader allows it. Where the server can push, it will, even when the page is closed. */
export async function askForNotices(table: string, token: string): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== "granted") return false;
  await subscribe(table, token).catch(() => undefined);
  return true;
}

/** How the server can tell of a turn: `push` is its key. */
interface Offered {
  push: string;
  webhooks: boolean;
}

const offered = () => request<Offered>("GET", "/api/notices");

/** Whether it calls addresses that people name. */
export const hasWebhooks = (): Promise<boolean> =>
  offered().then(
    ({ webhooks }) => webhooks,
    () => false,
  );

/** Have an address called on turns at a table; throws `Trouble`. */
export const callAt = (table: string, token: string, webhook: string): Promise<unknown> =>
  request("POST", `/api/tables/${table}/notices`, { token, webhook });

/** Have it called no more; throws `Trouble`. */
export const endCalls = (table: string, token: string, webhook: string): Promise<unknown> =>
  request("POST", `/api/tables/${table}/notices/end`, { token, address: webhook });

async function subscribe(table: string, token: string): Promise<void> {
  const { push } = await offered();
  if (!push || !("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  const { endpoint, keys } = found.toJSON();
  const browser = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
  await post(`/api/tables/${table}/notices`, { token, push: browser });
}

async function post(path: string, asked: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) });
}

/** No more pushes: the table is told, and whoever else sends to this browser learns that it has left. */
export async function endNotices(table: string, token: string): Promise<void> {
  const found = await subscription().catch(() => null);
  if (!found) return;
  await post(`/api/tables/${table}/notices/end`, { token, address: found.endpoint }).catch(() => undefined);
  await found.unsubscribe().catch(() => undefined);
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** A push has no words, and the worker that shows it has none of its own: they are laid down for it in this language. */
export async function keepWords(game: string): Promise<void> {
  const words = { title: t("your-turn-short"), body: t(`game-${game}`) };
  if (typeof caches === "undefined") return;
  const kept = await caches.open(WORDS).catch(() => null);
  await kept?.put(`/words/${game}`, Response.json(words)).catch(() => undefined);
}

/** Only while nobody looks at the page. */
export function notify(title: string, body: string, table: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const how = { body, icon: "/icon.svg", tag: table, data: `/t/${table}` };
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones only the worker may show one, as soon as it is active.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, how));
  }
}
