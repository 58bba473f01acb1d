/** The pages of a server that was upgraded while this one was open: its old files are gone, and a fresh load has the new ones. */
const MARK = "curiouser:reloaded";
const LATELY = 120_000; // ms

let underWay = false;

/** Whether this page is being left for a fresh one. */
export const isReloading = (): boolean => underWay;

/** Loads the page anew, unless that was tried a moment ago or there is no line; says whether it does. */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(MARK) ?? 0) < LATELY) return false;
    sessionStorage.setItem(MARK, String(now));
  } catch {
    return false;
  }
  underWay = true;
  reload();
  return true;
}
