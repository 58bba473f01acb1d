/** Asks for a review and hears how it goes on; a review that was asked for is kept while the page is open. */
import { Trouble } from "../../client/http";
import type { Source } from "../../client/replay-source";
import { peopleAt } from "../../device/memory";
import { language, t } from "../../i18n/language.svelte";
import type { News, Review } from "./findings";

const MOST_ORDERS = 3;
const PASSING = ["offline", "refused-rate", "refused-reviews-busy", "refused-trouble", "refused-review-gone"];

export class Reviewing {
  review = $state.raw<Review | null>(null);
  done = $state(0);
  jobs = $state(0);
  ahead = $state(0);
  isOver = $state(false);
  trouble = $state("");
  /** Whether it may go better another time. */
  isPassing = $state(false);
  #isAsking = false;
  #watching = 0;

  constructor(readonly source: Source) {}

  /** While somebody looks on, news are asked for. */
  watch(): () => void {
    this.#watching += 1;
    if (!this.isOver && !this.trouble) void this.ask();
    return () => (this.#watching -= 1);
  }

  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.trouble = "";
    try {
      await this.#follow();
    } catch (problem) {
      this.trouble = (problem as Error).message || t("offline");
      this.isPassing = PASSING.includes((problem as Trouble).id);
    }
    this.#isAsking = false;
  }

  async #follow(): Promise<void> {
    let news = this.#take(await order(this.source));
    for (let orders = 1; !news.is_over && this.#watching > 0;) {
      try {
        news = this.#take(await send(`/api/reviews/${news.name}?after=${news.version}`));
      } catch (problem) {
        if (!(problem instanceof Trouble) || problem.id !== "refused-review-gone" || ++orders > MOST_ORDERS)
          throw problem;
        news = this.#take(await order(this.source));
      }
    }
  }

  #take(news: News): News {
    this.review = news.review ?? this.review;
    this.done = news.done;
    this.jobs = news.jobs;
    this.ahead = news.ahead;
    this.isOver = news.is_over;
    return news;
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nobody looks at it
const known = new Map<string, Reviewing>();

export function reviewOf(source: Source): Reviewing {
  const key = "record" in source ? source.record : `${source.table}/${source.match}`;
  const found = known.get(key) ?? new Reviewing(source);
  known.set(key, found);
  return found;
}

function order(source: Source): Promise<News> {
  if ("record" in source) return send("/api/review", { record: source.record });
  const token = peopleAt(source.table)[0]?.token;
  return send(`/api/tables/${encodeURIComponent(source.table)}/matches/${source.match}/review`, {}, token);
}

/** With a body it is a request for something new. Throws `Trouble`. */
async function send(path: string, body?: unknown, token?: string): Promise<News> {
  const headers = {
    "Accept-Language": language(),
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  let response: Response;
  try {
    response = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new Trouble("offline", "");
  }
  const answer: unknown = await response.json().catch(() => ({ id: "offline", sentence: "" }));
  if (response.ok) return answer as News;
  const { id, sentence } = answer as { id: string; sentence: string };
  throw new Trouble(id, sentence);
}
