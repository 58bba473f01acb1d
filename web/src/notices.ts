/** Telling people of their turn while they look elsewhere: by the browser, and through the server if it can. */

export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the reader allows it. Where the server can push, it will, even when the page is closed. */
export async function askForNotices(table: string, token: string): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== "granted") return false;
  await subscribe(table, token).catch(() => undefined);
  return true;
}

async function subscribe(table: string, token: string): Promise<void> {
  const { push } = (await (await fetch("/api/notices")).json()) as { push: string };
  if (!push || !("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  const { endpoint, keys } = found.toJSON();
  const browser = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
  const body = JSON.stringify({ token, push: browser });
  await fetch(`/api/tables/${table}/notices`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
}

/** Only while nobody looks at the page. */
export function notify(title: string, body: string, table: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: table });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
