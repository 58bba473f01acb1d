/** Pages by path: `/`, `/new/GAME`, `/t/TABLE`, `/rules/GAME`, `/learn/GAME`, `/check`, `/check/TABLE`, `/replay`, `/replay/TABLE/K`, `/lab`, `/lab/GAME`, `/daily`, `/daily/GAME/DAY`, `/deal/DEAL`, `/history`, `/history/GROUP`. */

export interface Place {
  page:
    "home" | "new" | "table" | "rules" | "learn" | "check" | "replay" | "lab" | "daily" | "deal" | "history" | "lost";
  word: string;
}

export function read(path: string): Place {
  const [, page = "", word = "", more = ""] = path.split("/").map(decoded);
  if (page === "t" && word) return { page: "table", word };
  if ((page === "new" || page === "rules" || page === "learn" || page === "deal") && word) return { page, word };
  if (page === "replay" || page === "daily") return { page, word: more ? `${word}/${more}` : word };
  if (page === "check" || page === "lab" || page === "history") return { page, word };
  return page ? { page: "lost", word: path } : { page: "home", word: "" };
}

/** What is no text can't be a word of any page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "?";
  }
}

const here = $state({ path: typeof location === "undefined" ? "/" : location.pathname });

export const place = (): Place => read(here.path);

/** Whether the page is meant for a big screen that everybody in the room sees. */
export const isTv = (): boolean => /[?&]tv\b/.test(location.search);

export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** Links of our own change the page without loading it anew. */
export function listen(): void {
  addEventListener("popstate", () => (here.path = location.pathname));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
