/** Tells of what happens those who do not look: by sounds, by notifications, and aloud. All are called by a component. */
import { untrack } from "svelte";

import { askForNotifications, startWebhook, storeTexts } from "../client/notifications";
import type { Session } from "../client/session.svelte";
import type { LogLine } from "../client/store.svelte";
import { canNotify, notify } from "../device/notifications";
import { settings } from "../device/settings.svelte";
import { t } from "../i18n/language.svelte";
import { announce } from "../ui/live.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

type Sound = (name: string) => void;

/** New lines of the log, as soon as there are words for them. */
export function readLogAloud(session: () => Session, wordsOf: () => ((line: LogLine) => string) | null): void {
  let told = 0;
  $effect(() => {
    const { log } = session().active;
    const fresh = log.filter((line) => line.n > told).slice(-4);
    const isFirst = told === 0;
    told = log.at(-1)?.n ?? 0;
    const words = wordsOf();
    if (isFirst || !words) return;
    const sentences = fresh.map(words).filter(Boolean);
    if (sentences.length) announce(sentences.join(" "));
  });
}

export function ringForTurns(session: () => Session, viewpoint: Viewpoint, sound: Sound): void {
  /** The turn that was rung for: while something is being sent it seems to be over. */
  let rung = "";
  $effect(() => {
    if (!viewpoint.isTurn) return;
    const { table, game, active } = untrack(session);
    const turn = untrack(() => `${viewpoint.seat} ${active.turn?.since}`);
    if (turn === rung) return;
    rung = turn;
    sound("turn");
    if (settings.notices) untrack(() => notify(t("your-turn-short"), t(`game-${game}`), table));
  });
}

/** Who wants notifications wants them from every table; the switch was at one. */
export function askForTurns(session: () => Session): void {
  $effect(() => {
    const { table, game, active } = session();
    const { you, token } = active;
    if (you && settings.webhook) void startWebhook(table, token, settings.webhook).catch(() => undefined);
    if (!settings.notices || !you || !canNotify() || Notification.permission !== "granted") return;
    void askForNotifications(table, token);
    untrack(() => void storeTexts(game));
  });
}

export function ringForEnd(session: () => Session, viewpoint: Viewpoint, sound: Sound): void {
  $effect(() => {
    const { room, stage, turn } = session().active;
    if (room?.status !== "over" || stage.busy || !turn?.outcome) return;
    const { places } = turn.outcome;
    sound(untrack(() => viewpoint.own).some((each) => places[each] === 1) ? "win" : "end");
  });
}
