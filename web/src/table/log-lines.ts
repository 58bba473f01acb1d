/** Lines of the log in words. */
import { nameOf, type SeatInfo } from "../client/seats";
import type { LogLine } from "../client/store.svelte";
import type { Room } from "../client/wire";
import type { Args } from "../i18n/catalog";
import { t } from "../i18n/language.svelte";

export interface Known {
  words: (id: string, args?: Args) => string;
  room: Room | null;
  seats: SeatInfo[];
}

/** "" for what needs no line. */
export function lineOf(line: LogLine, { words, room, seats }: Known): string {
  const { item, text } = line;
  if (item.item === "moved") return text ? words(text.id, text.args as Args) : "";
  const name = (id: number) => nameOf(room, id) ?? t("somebody");
  if (item.item === "said") return t("said", { name: name(item.by ?? 0), text: item.text });
  if (item.item === "emoted") return t("said", { name: name(item.by ?? 0), text: t(`emote-${item.emote}`) });
  if (item.item === "took-back") return t("took-back", { name: seats[item.seats.at(-1) ?? 0]?.name ?? "" });
  const id = `log-${item.what}`;
  const seat = seats[item.seat ?? -1]?.name ?? "";
  return TOLD.has(item.what) ? t(id, { name: item.name || name(item.person || item.by || 0), seat }) : "";
}

/** What says no more than whose turn it is: worth a line until the next one comes. */
const FLEETING = new Set(["turn-began"]);

export const isFleeting = ({ text }: LogLine): boolean => text !== undefined && FLEETING.has(text.id);

const TOLD = new Set([
  "joined",
  "left",
  "kicked",
  "seated",
  "stood",
  "started",
  "ran-out",
  "paused",
  "resumed",
  "rematched",
  "closed",
  "changed",
  "named",
  "handed-over",
]);
