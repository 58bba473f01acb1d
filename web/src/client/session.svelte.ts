/** A table on this device: the people who sit here share it, one store each; without any of them one looks on. */
import { forget, peopleAt, remember } from "../device/memory";
import { language } from "../i18n/language.svelte";
import { newSecret } from "./connection";
import { joinTable } from "./http";
import { dropWord } from "./luck";
import { type StoreOptions, TableStore } from "./store.svelte";

export class Session {
  stores = $state.raw<TableStore[]>([]);
  #at = $state(0);
  /** Whether the first actor has the turn, and others may only interfere. */
  lead = $state(false);

  constructor(
    readonly table: string,
    readonly game: string,
    private readonly options: StoreOptions = {},
  ) {}

  /** Whose eyes this device has now. */
  get active(): TableStore {
    return this.stores[this.#at] ?? this.stores[0]!;
  }

  /** Who must be handed the device: somebody else of this device is to move, and the active one is not. */
  get next(): TableStore | null {
    const able = this.stores.filter((store) => isToMove(store));
    const leader = this.lead ? this.#leader() : null;
    if (leader) return leader === this.active ? null : leader;
    return able.length === 0 || able.includes(this.active) ? null : able[0]!;
  }

  /** Whoever of this device the server named first; asked of the line that heard last, for news come one after another. */
  #leader(): TableStore | null {
    const newest = this.stores.reduce((one, other) => (other.heard > one.heard ? other : one), this.active);
    if (newest.room?.status !== "playing") return null;
    const leading = newest.turn?.actors.map((seat) => this.stores.find((store) => store.seats.includes(seat)));
    return leading?.find((store) => store !== undefined) ?? null;
  }

  /** `link`: the secret of somebody who comes from another device. */
  open(link = ""): void {
    const known = peopleAt(this.table).map(({ token }) => token);
    const tokens = link && !known.includes(link) ? [...known, link] : known;
    this.stores = (tokens.length ? tokens : [""]).map((token) => this.#line(token));
  }

  /** As somebody who looks on, whoever may sit at this device: for a screen that all can see. */
  watch(): void {
    this.stores = [this.#line("")];
  }

  close(): void {
    for (const store of this.stores) store.stop();
  }

  hurry(): void {
    for (const store of this.stores) store.hurry();
  }

  look(store: TableStore): void {
    this.#at = Math.max(0, this.stores.indexOf(store));
  }

  /** Somebody of this device comes to the table; throws `Trouble`. */
  async join(name: string): Promise<TableStore> {
    const joined = await joinTable(this.table, name, newSecret());
    remember(this.table, this.game, { token: joined.token, person: joined.person, name });
    const watchers = this.stores.filter((store) => !store.token);
    const store = this.#line(joined.token);
    this.stores = [...this.stores.filter((each) => each.token), store];
    for (const watcher of watchers) watcher.stop();
    return store;
  }

  /** Whoever has come by a link for another device is remembered here too; a newer link of another window stays. */
  keep(): void {
    for (const { token, isRenewed, you, room } of this.stores) {
      const name = room?.people.find(({ id }) => id === you)?.name;
      const known = peopleAt(this.table).find(({ person }) => person === you);
      const isOld = known !== undefined && known.token !== token && !isRenewed;
      if (token && you && name && !isOld) remember(this.table, this.game, { token, person: you, name });
    }
  }

  /** Another window that forgot an old link may have written over the new one. */
  keepAgain(): void {
    const known = peopleAt(this.table);
    const isLost = ({ token, isRenewed }: TableStore) => isRenewed && !known.some((each) => each.token === token);
    if (this.stores.some(isLost)) this.keep();
  }

  /** Somebody of this device has left, or the link is no longer good. */
  part(store: TableStore): void {
    if (store.room?.status === "waiting") dropWord(this.table, store.room.number, store.you);
    forget(this.table, store.token);
    store.stop();
    this.stores = this.stores.filter((each) => each !== store);
    this.#at = 0;
    if (!this.stores.length) this.stores = [this.#line("")];
  }

  #line(token: string): TableStore {
    const store = new TableStore(this.table, token, { language: language(), ...this.options });
    store.start();
    return store;
  }
}

function isToMove(store: TableStore): boolean {
  return store.room?.status === "playing" && store.seats.some((seat) => store.turn?.actors.includes(seat) ?? false);
}
