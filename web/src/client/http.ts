/** The HTTP part of the server. */
import { language, t } from "../i18n/language.svelte";
import type { Asked, Room } from "./wire";

export interface GameShown {
  name: string;
  rules: number;
  seats: number[];
  options: Record<string, unknown>;
  bots: string[];
  /** Bots of the operator's own among them, with the numbers of seats they play for; none: any. */
  guests?: Record<string, number[]>;
}

export interface Joined {
  table: string;
  code: string;
  person: number;
  token: string;
}

export interface TableShown {
  table: string;
  room: Room;
  /** Seats that may move. */
  actors: number[];
}

export interface Listed {
  table: string;
  code: string;
  game: string;
  host: string;
  seats: number;
  free: number;
}

/** Why the server did not do it; `id` is a text of the server's, "offline" if it can't be reached. */
export class Trouble extends Error {
  constructor(
    readonly id: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Trouble("offline", "");
  }
  const answer: unknown = await response.json().catch(() => strange(response.status));
  if (answer instanceof Trouble) throw answer;
  if (response.ok) return answer as T;
  const { id, sentence } = answer as { id: string; sentence: string };
  throw new Trouble(id, sentence);
}

/** An answer that is not the server's own, but of something on the way to it. */
function strange(status: number): Trouble {
  return status === 413
    ? new Trouble("too-long", t("too-long"))
    : new Trouble("strange", t("strange-answer", { status }));
}

let games: Promise<GameShown[]> | null = null;

/** Asked once; a page that opens asks before it has anything to show. */
export function getGames(): Promise<GameShown[]> {
  games ??= request<GameShown[]>("GET", "/api/games");
  games.catch(() => (games = null));
  return games;
}

export const listTables = () => request<Listed[]>("GET", "/api/tables");
export const findCode = (code: string) => request<TableShown>("GET", `/api/codes/${encodeURIComponent(code)}`);
export const showTable = (table: string) => request<TableShown>("GET", `/api/tables/${table}`);
export const makeTable = (terms: Asked, name: string, token: string) =>
  request<Joined>("POST", "/api/tables", { terms, name, token });
export const joinTable = (table: string, name: string, token: string) =>
  request<Joined>("POST", `/api/tables/${table}/people`, { name, token });

export const REASONS = ["words", "name", "cheating", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const reportPerson = (table: string, token: string, person: number, reason: Reason, text: string) =>
  request<{ person: number }>("POST", `/api/tables/${table}/reports`, { token, person, reason, text });
