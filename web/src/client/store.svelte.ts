/** A table as one person of this device knows it, kept up to date. Several people on one device have one each. */
import { sawSeal } from "../device/memory";
import { blockedAt, isBlockedTalk, setBlock } from "./blocks";
import { type Asked, Connection, type LineState, Refused, type World } from "./connection";
import { sawRoom } from "./luck";
import { Stage } from "./stage.svelte";
import type { FromServer, Hints, Item, MovedItem, News, Refusal, Room, SeatView, Turn, Welcome, Worded } from "./wire";

/** Asks something of the table and shows a refusal; whether it was done. */
export type Act = (asked: Asked) => Promise<boolean>;

/** One line of the log. */
export interface LogLine {
  n: number;
  at: number;
  /** Events have texts of the game, all else is told by its item. */
  text?: Worded;
  rule?: string;
  /** It belongs to what is laid out before the first decision. */
  isSetup?: boolean;
  item: Item;
}

const LONGEST = 600;

export class TableStore {
  room = $state.raw<Room | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** As the server has told last; what is shown is on the stage. */
  views = $state.raw<SeatView[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** Whose talk is hidden from this person. */
  blocked = $state.raw<number[]>([]);
  you = $state(0);
  /** The secret of this person; "" for somebody who looks on. */
  token = $state("");
  /** Whether it was made anew here. */
  isRenewed = $state(false);
  /** Who is connected; null until that is known. */
  present = $state.raw<number[] | null>(null);
  watching = $state(0);
  line = $state<LineState>("connecting");
  /** Why the line is gone for good: "left", "link", "table" or "banned". */
  gone = $state("");
  /** Commands that wait for their answer. */
  sending = $state(0);
  /** The last entry that was heard of, and the last one that the server has kept for us: its news come after its answer. */
  heard = $state(0);
  kept = $state(0);
  /** When the last thing happened before this page came, by the server's time in ms; all since then is in the log. */
  came = $state(0);
  /** What the server refused without being asked by a command of ours. */
  refusal = $state.raw<Refusal | null>(null);
  readonly stage = new Stage();
  /** Who was blocked on this device, and of whom the server was told since this page came. */
  #toldOf: number[] = [];
  /** This device's time minus the server's, in ms. */
  #offset = 0;
  #isOffsetKnown = false;
  readonly #connection: Connection;

  constructor(
    readonly table: string,
    token: string,
    { language = "en", moves = false, world, base }: StoreOptions = {},
  ) {
    this.token = token;
    this.#connection = new Connection(
      {
        url: `${base ?? socketBase()}/api/tables/${table}/socket`,
        token,
        language,
        moves,
        heard: (message) => this.hear(message),
        changed: (state) => this.#change(state),
        renewed: (renewed) => {
          this.token = renewed;
          this.isRenewed = true;
        },
      },
      world,
    );
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** The seats of this person. */
  get seats(): number[] {
    const seats = this.room?.seats ?? [];
    return this.you ? seats.flatMap((seat, number) => (seat.person === this.you ? [number] : [])) : [];
  }

  get isHost(): boolean {
    return this.you !== 0 && this.room?.host === this.you;
  }

  /** All that has been told of this match, as far as it is remembered. */
  events(): unknown[] {
    const items = this.log.map(({ item }) => item).filter((item, index, all) => item !== all[index - 1]);
    return items.flatMap((item) => (item.item === "moved" ? (item.events ?? []) : []));
  }

  /** The server's time now, in ms. */
  now(): number {
    return Date.now() - this.#offset;
  }

  /** Ask something of the table: settles when the server has kept it, or throws `Refused`. */
  async do(asked: Asked): Promise<number> {
    this.sending += 1;
    try {
      const n = await this.#connection.do(asked);
      this.kept = Math.max(this.kept, n);
      return n;
    } finally {
      this.sending -= 1;
    }
  }

  /** Which moves of a seat look best; nothing at the table changes. Throws `Refused`. */
  hints(seat: number): Promise<Hints> {
    return this.#connection.hints(seat);
  }

  /** Hear somebody no more, or again, on this device; the server is told by `mute`. */
  block(person: number, isOn: boolean): void {
    const name = this.room?.people.find(({ id }) => id === person)?.name ?? "";
    setBlock(this.table, { person, name }, isOn);
    this.#toldOf.push(person);
    const others = this.blocked.filter((each) => each !== person);
    this.blocked = isOn ? [...others, person] : others;
    this.log = this.#withoutBlocked(this.log);
  }

  #withoutBlocked(lines: LogLine[]): LogLine[] {
    return this.blocked.length ? lines.filter(({ item }) => !isBlockedTalk(item, this.blocked)) : lines;
  }

  /** What this device remembers and the server does not know, such as under a new link, it is told. */
  #tellBlocks(room: Room): void {
    for (const person of this.blocked) {
      if (!this.you || person === this.you || room.muted?.includes(person) || this.#toldOf.includes(person)) continue;
      this.#toldOf.push(person);
      this.do({ do: "mute", person, on: true }).catch(() => (this.#toldOf = this.#toldOf.filter((n) => n !== person)));
    }
  }

  hear(message: FromServer): void {
    if (message.is === "welcome") this.#welcome(message);
    else if (message.is === "news") this.#news(message);
    else if (message.is === "refusal") this.refusal = message;
    else if (message.is === "presence") {
      this.present = message.people;
      this.watching = message.watching ?? 0;
      this.#tick(message.at, true);
    }
  }

  #welcome(message: Welcome): void {
    const { talk = [] } = message;
    this.heard = message.n;
    this.came = message.at;
    this.you = message.you;
    this.#enter(message.room);
    this.turn = message.turn ?? null;
    this.views = message.views ?? [];
    this.log = this.#withoutBlocked(
      withSetup(
        talk,
        talk.find(({ item }) => item === "moved"),
      ),
    );
    this.stage.show(this.views);
  }

  #news(message: News): void {
    const isRematch = message.items.some((item) => item.item === "changed" && item.what === "rematched");
    this.heard = message.n;
    this.#tick(message.at, false);
    if (message.room) this.#enter(message.room);
    if (message.turn) this.turn = message.turn;
    if (isRematch) this.turn = message.turn ?? null;
    const lines = withSetup(message.items, message.items.find(isStart));
    this.log = [...this.log, ...this.#withoutBlocked(lines)].slice(-LONGEST);
    if (!message.views && !message.room) return;
    this.views = message.views ?? [];
    const events = message.items.flatMap((item) => (item.item === "moved" ? (item.events ?? []) : []));
    if (this.views.length) this.stage.push(events, this.views);
    else this.stage.show([]);
  }

  /** What this device saw of the luck is known before anybody acts on it. */
  #enter(room: Room): void {
    sawSeal(this.table, room.commitment);
    sawRoom(this.table, room);
    this.room = room;
    this.blocked = blockedAt(this.table, room);
    this.#tellBlocks(room);
  }

  /** News may be old when they come; the shortest way is nearest to the truth. */
  #tick(at: number, isNow: boolean): void {
    const offset = Date.now() - at;
    if (isNow || !this.#isOffsetKnown || offset < this.#offset) this.#offset = offset;
    this.#isOffsetKnown = true;
  }

  #change(state: LineState): void {
    this.line = state;
    if (state === "gone") this.gone = this.#connection.reason;
  }
}

export interface StoreOptions {
  language?: string;
  /** Whether legal moves come with their texts. */
  moves?: boolean;
  world?: World;
  base?: string;
}

function socketBase(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
}

/** All that luck lays out for a match happens at the moment in which the match begins. */
function withSetup(items: Item[], begun: Item | undefined): LogLine[] {
  const isSetup = ({ item, at }: LogLine) => item.item === "moved" && at === begun?.at;
  return items.flatMap(linesOf).map((line) => (isSetup(line) ? { ...line, isSetup: true } : line));
}

const isStart = (item: Item) => item.item === "changed" && item.what === "started";

export function linesOf(item: Item): LogLine[] {
  if (item.item !== "moved") return [{ n: item.n, at: item.at, item }];
  return eventLines(item);
}

function eventLines(item: MovedItem): LogLine[] {
  return (item.events ?? []).map((event, index) => {
    const text = item.texts?.[index];
    const rule = (event as { rule?: string }).rule;
    return { n: item.n, at: item.at, item, ...(text && { text }), ...(rule && { rule }) };
  });
}

export { Refused };
