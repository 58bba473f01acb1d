/** How the next match of a table begins: everybody's entropy, who is ready, and who starts it. Made by a component. */
import { untrack } from "svelte";

import { beReady, consent, contributeAll, contributeEntropy, forgetWords, openWord } from "../client/entropy";
import { takeIntent } from "../client/intents";
import { isAgreed } from "../client/seats";
import type { Session } from "../client/session.svelte";
import type { TableStore } from "../client/store.svelte";
import type { Commands } from "./commands.svelte";

export class NextMatch {
  /** The match that the people of this device have asked for. */
  #wanted = $state(0);
  /** The match that was started from here. */
  #started = 0;

  constructor(
    private readonly session: Session,
    private readonly commands: Commands,
  ) {
    $effect(() => this.#contribute());
    $effect(() => this.#fulfilIntent());
    $effect(() => this.#startWhenAgreed());
  }

  /** Whoever sits has a word in the luck of any match. */
  #contribute(): void {
    for (const each of this.session.stores)
      if (each.room?.status === "waiting" && each.seats.length) {
        const isWanted = each.room.number === this.#wanted;
        untrack(() => {
          void (isWanted ? beReady(each) : contributeEntropy(each));
          void openWord(each);
        });
      } else untrack(() => forgetWords(each));
  }

  /** What was wanted when the table was made. */
  #fulfilIntent(): void {
    const store = this.session.active;
    if (!store.room || store.room.status !== "waiting" || !store.isHost) return;
    const intent = takeIntent(this.session.table);
    if (!intent) return;
    void contributeEntropy(store);
    store.room.seats.forEach(({ person, bot }, seat) => {
      if (!person && !bot) void this.commands.act({ do: "seat-bot", seat, bot: intent.bot });
    });
    if (intent.start) void this.commands.act({ do: "start" });
  }

  /** When all who are here want the next match, it begins by itself. */
  #startWhenAgreed(): void {
    const host = this.session.stores.find((each) => each.isHost);
    if (!host?.room || host.room.number === this.#started || !isAgreed(host.room, host.present)) return;
    this.#started = host.room.number;
    void host.do({ do: "start" }).catch(() => undefined);
  }

  /** The host begins, and the words of this device go first. */
  async start(): Promise<void> {
    const { active, stores } = this.session;
    this.#started = active.room!.number;
    if (active.room!.begun?.borrowed) await consent(stores);
    else await contributeAll(stores);
    await this.commands.attempt(() => active.do({ do: "start" })).catch(() => (this.#started = 0));
  }

  /** Once more: all people of this device sit down again themselves and say so, when their words are in the luck. */
  async rematch(): Promise<void> {
    const people = this.session.stores.filter(({ you }) => you);
    for (const each of people) for (const seat of each.seats) if (each.room?.seats[seat]?.bot) void sitDown(each, seat);
    const { room } = this.session.active;
    this.#wanted = room?.status === "over" ? room.number + 1 : (room?.number ?? this.#wanted);
    if (room?.status === "over") await this.commands.act({ do: "rematch" });
    if (this.commands.refusal?.refusal.id === "refused-not-over") this.commands.refusal = null; // somebody else was quicker
  }
}

const sitDown = (store: TableStore, seat: number) => store.do({ do: "sit", seat }).catch(() => undefined);
