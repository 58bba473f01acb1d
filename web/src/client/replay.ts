/** Finished matches as the server shows them, move by move; each pair of eyes is asked for once. */
import { language } from "../i18n/language.svelte";
import { Trouble } from "./http";
import { headersFor } from "./record";
import type { Eyes, Source } from "./replay-source";
import type { Outcome, Worded } from "./wire";

export interface Player {
  /** "" for whoever has none. */
  name: string;
  /** "" for people. */
  bot: string;
}

export interface ToldEvent {
  text: Worded;
  rule: string;
  /** An account reads better without it. */
  quiet?: boolean;
}

/** Where the match stood after a move. */
export interface Step {
  actor: number | "luck" | "clock" | null;
  actors: number[];
  round: number;
  events: unknown[];
  told: ToldEvent[];
  view: unknown;
}

/** `steps[k]` is the match after k moves; until step `laid` luck lays it out. */
export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  players: Player[];
  outcome: Outcome | null;
  eyes: string;
  laid: number;
  steps: Step[];
}

/** Throws `Trouble`. */
export async function load(source: Source, eyes: Eyes): Promise<Replay> {
  let response: Response;
  try {
    response = await ("record" in source ? posted(source.record, eyes) : fetched(source.table, source.match, eyes));
  } catch {
    throw new Trouble("offline", "");
  }
  const answer: unknown = await response.json().catch(() => ({ id: "offline", sentence: "" }));
  if (response.ok) return answer as Replay;
  const { id, sentence } = answer as Trouble & { sentence: string };
  throw new Trouble(id, sentence);
}

function posted(record: string, eyes: Eyes): Promise<Response> {
  const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
  return fetch("/api/replay", { method: "POST", headers, body: JSON.stringify({ record, eyes: String(eyes) }) });
}

function fetched(table: string, match: number, eyes: Eyes): Promise<Response> {
  const path = `/api/tables/${encodeURIComponent(table)}/matches/${match}/replay?eyes=${eyes}`;
  return fetch(path, { headers: headersFor(table) });
}

/** A file may hold many matches, one after the other. */
export function matchesIn(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\{\s*"line"\s*:\s*"match"/.test(line) || !found.length) found.push(line);
    else found[found.length - 1] += `\n${line}`;
  }
  return found;
}
