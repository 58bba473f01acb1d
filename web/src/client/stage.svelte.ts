/** What the table shows now. News wait here until the table has shown what happened before. */
import type { SeatView } from "./wire";

/** What happened at once, and what the active seat sees before and after it. */
export interface Batch<V = unknown, E = unknown> {
  events: E[];
  before: V;
  after: V;
}

export type Animate<V = unknown, E = unknown> = (batch: Batch<V, E>, skip: AbortSignal) => Promise<void>;

interface News {
  events: unknown[];
  views: SeatView[];
}

/** More batches than this are caught up without motion. */
const PATIENCE = 2;

export class Stage {
  /** The views that are shown. */
  views = $state.raw<SeatView[]>([]);
  /** Whether something is being shown that has happened already. */
  busy = $state(false);
  /** Settles when nothing is being shown any more. */
  done: Promise<void> = Promise.resolve();
  /** The table's own way to show events, if it has one. */
  animate: Animate | null = null;
  /** The table's own way to say in words what happened, moving or not. */
  tell: ((events: unknown[]) => void) | null = null;
  /** Nothing moves: the reader wants it so, or does not look. */
  still: () => boolean = () => false;
  /** The seat through which this device looks. */
  seat: number | null = null;
  #waiting: News[] = [];
  #skip: AbortController | null = null;
  /** Changes when what is being shown no longer matters. */
  #start = 0;

  /** At once, as for somebody who has just come. */
  show(views: SeatView[]): void {
    this.#start += 1;
    this.#waiting = [];
    this.#skip?.abort();
    this.views = views;
  }

  push(events: unknown[], views: SeatView[]): void {
    this.#waiting.push({ events, views });
    if (this.#waiting.length > PATIENCE) this.skip();
    if (!this.busy) this.done = this.#run();
  }

  /** Show where things stand now. */
  skip(): void {
    this.#skip?.abort();
  }

  viewOf(seat: number | null, views: readonly SeatView[] = this.views): SeatView | undefined {
    return views.find((each) => (each.seat ?? null) === seat) ?? views[0];
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let news = this.#waiting.shift(); news; news = this.#waiting.shift()) {
      const start = this.#start;
      await this.#show(news);
      if (start === this.#start) this.views = news.views;
    }
    this.busy = false;
  }

  async #show({ events, views }: News): Promise<void> {
    const before = this.viewOf(this.seat)?.view;
    const after = this.viewOf(this.seat, views)?.view;
    if (events.length) this.tell?.(events);
    const isNew = before === undefined || after === undefined || this.#waiting.length >= PATIENCE;
    if (!this.animate || !events.length || isNew || this.still()) return;
    this.#skip = new AbortController();
    try {
      await this.animate({ events, before, after }, this.#skip.signal);
    } catch (problem) {
      console.error(problem);
    }
    this.#skip = null;
  }
}

/** Wait, but not when the reader wants to go on. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted) return done();
    const timer = setTimeout(finish, ms);
    function finish(): void {
      clearTimeout(timer);
      skip.removeEventListener("abort", finish);
      done();
    }
    skip.addEventListener("abort", finish);
  });
}

/** An animation of the browser's, to its end or, when the reader wants to go on, at its end at once. */
export async function animated(animation: Animation, skip: AbortSignal): Promise<void> {
  const finish = () => animation.finish();
  if (skip.aborted) finish();
  skip.addEventListener("abort", finish);
  await animation.finished.catch(() => undefined);
  skip.removeEventListener("abort", finish);
}
