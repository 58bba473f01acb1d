/** Arrow keys walk from one to the next of many; only one of them is a stop of the Tab key. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `columns`: up and down go so many further. */
export function rove(selector: string, columns = 0): Attachment<Element> {
  return (group) => {
    const walk = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      const all = [...group.querySelectorAll<HTMLElement>(selector)];
      const here = all.indexOf(document.activeElement as HTMLElement);
      const next = goal(key, here, all.length, columns);
      if (here < 0 || next === null) return;
      event.preventDefault();
      all[next]?.focus();
    };
    group.addEventListener("keydown", walk);
    return () => group.removeEventListener("keydown", walk);
  };
}

/** Where a key leads to, from one of so many. */
export function goal(key: string, here: number, count: number, columns = 0): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  if (columns && (key === "ArrowUp" || key === "ArrowDown")) {
    const there = here + step * columns;
    return there >= 0 && there < count ? there : here;
  }
  return (here + step + count) % count;
}
