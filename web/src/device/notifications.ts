/** Notifications of this browser: whether it shows them, and the address at which it takes pushes. */

/** Where the worker finds the words of a notification; public/worker.js reads them. */
const WORDS = "curiouser-words";

export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the reader allows it, asked if need be. */
export const askPermission = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** Where a server with this key can push to, even when the page is closed; null where the browser can't. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** A push has no words, and the worker that shows it has none of its own: they are stored for it by game. */
export async function storeWords(game: string, words: { title: string; body: string }): Promise<void> {
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
