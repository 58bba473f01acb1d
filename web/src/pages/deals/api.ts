/** Tables that do not begin anew: what the server is asked for, and what it tells of deals. */
import { botName } from "../../client/bots";
import { newSecret } from "../../client/connection";
import { request, type Joined } from "../../client/http";
import { intend } from "../../client/intents";
import { fetchRecord } from "../../client/record";
import type { Source } from "../../client/replay-source";
import { peopleAt, remember } from "../../device/memory";
import { change } from "../../device/settings.svelte";
import { keep, recall } from "../../device/storage";
import { language } from "../../i18n/language.svelte";
import { go } from "../../ui/router.svelte";
import { preloadTable } from "../preload";

export type Luck = "same" | "new";

export interface Sat {
  name: string;
  score: number;
  place: number;
  bot?: boolean;
}

export interface Result {
  table: string;
  number: number;
  at: number;
  seats: Sat[];
}

export interface DealShown {
  deal: string;
  game: string;
  seats: number;
  commitment: string;
  played: number;
  places: { rank: number; result: Result }[];
  together: Result[];
  day: string;
  bot: string;
  first: Result | null;
}

export interface Days {
  day: string;
  bot: string;
  seats: number;
  deals: { game: string; deal: string; commitment: string; played: number }[];
  tomorrow: Record<string, string>;
  earlier: string[];
}

export type Origin =
  | {
      from: "moment";
      table?: string;
      match?: number;
      token?: string;
      record?: string;
      step: number;
      luck: Luck;
      seat: number;
    }
  | { from: "deal"; deal: string; practice?: boolean };

export const getDays = () => request<Days>("GET", "/api/days");
export const getDeal = (deal: string) => request<DealShown>("GET", `/api/deals/${encodeURIComponent(deal)}`);

/** Where a deal is looked at. */
export function pathOf({ deal, game, day }: { deal: string; game: string; day: string }): string {
  return day ? `/daily/${game}/${day}` : `/deal/${deal}`;
}

export function momentOf(source: Source, step: number, luck: Luck, seat: number): Origin {
  const moment = { from: "moment" as const, step, luck, seat };
  if ("record" in source) return { ...moment, record: source.record };
  const token = peopleAt(source.table)[0]?.token ?? "";
  return { ...moment, table: source.table, match: source.match, token };
}

interface Wish {
  origin: Origin;
  game: string;
  name: string;
  /** Who takes the other seats; "" leaves them free. */
  bot: string;
}

/** Make the table and go to it; with a bot the match begins at once. Throws `Trouble`. */
export async function startTable({ origin, game, name, bot }: Wish): Promise<void> {
  preloadTable(game);
  const terms = { game, seats: 2, language: language() };
  const path = origin.from === "moment" && origin.record ? "/api/replay/table" : "/api/tables";
  const made = await request<Joined>("POST", path, { terms, name, token: newSecret(), origin });
  change({ name });
  if (origin.from === "deal" && !origin.practice) began(origin.deal, made.table);
  remember(made.table, game, { token: made.token, person: made.person, name });
  if (bot) intend(made.table, { bot, start: true });
  go(`/t/${made.table}`);
}

const BEGUN = "curiouser:deals";
const KEPT = 60;

/** The table at which this device played a deal for the first time. */
export const tableFor = (deal: string): string => recall<Record<string, string>>(BEGUN, {})[deal] ?? "";

function began(deal: string, table: string): void {
  const others = Object.entries(recall<Record<string, string>>(BEGUN, {})).filter(([each]) => each !== deal);
  keep(BEGUN, Object.fromEntries([...others.slice(1 - KEPT), [deal, table]]));
}

/** Whether the match of this result was played on this device. */
export const isMine = ({ table }: Result): boolean => peopleAt(table).length > 0;

/** Who sat where in a match, from the first line of its record. */
export async function playersOf(source: Source): Promise<string[]> {
  const text = "record" in source ? source.record : await recordOf(source.table, source.match);
  const { seats, players } = JSON.parse(text.split("\n", 1)[0]!) as { seats: number; players: string[] };
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? "");
}

async function recordOf(table: string, match: number): Promise<string> {
  const response = await fetchRecord(table, match);
  if (!response.ok) throw new Error("");
  return response.text();
}

/** A player of a record: people by their names, bots by what they are. */
export const playerName = (player: string): string =>
  /^(level-\d|greedy|uniform)$/.test(player) ? botName(player) : player;
