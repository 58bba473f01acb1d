/** The line to a table: says hello with the last number heard, sends each command until it is answered, comes back. */
import type { Ack, AskHints, FromClient, FromServer, Hello, Hints, NewLink, Refusal } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "gone";

/** A command without its key. */
export type Asked<C = Exclude<FromClient, Hello | AskHints>> = C extends { key: string } ? Omit<C, "key"> : never;

/** The server refused: nothing changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence ?? refusal.id);
  }
}

/** What a browser's WebSocket is to us. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Line {
  url: string;
  token: string;
  language: string;
  moves: boolean;
  heard(message: FromServer): void;
  changed(state: LineState): void;
  /** The person has another secret from now on. */
  renewed?(token: string): void;
}

/** The world outside, so that tests can bring their own. */
export interface World {
  open(url: string): Socket;
  later(work: () => void, ms: number): number;
  cancel(timer: number): void;
}

const BROWSER: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (work, ms) => setTimeout(work, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
};

export const PAUSES = [100, 300, 1000, 2000, 5000];
/** ms without an answer after which the line counts as dead. */
export const PATIENCE = 6000;
/** ms after which a line that stands is a good one: whoever is thrown out sooner waits longer before the next attempt. */
export const STEADY = 5000;
/** So often a newcomer asks for a table that can't be opened now. */
export const TRIES = 5;
/** Whoever runs the server does not let this person in; to try again and again would not help. */
const BANNED = "refused-banned";
const FINAL = new Set(["left", "link"]);
/** What the server says of a table that it does not have. */
const NO_TABLE = "no-table";

interface Pending {
  message: string;
  done: (answer: Ack | Hints) => void;
  failed: (problem: Error) => void;
}

export class Connection {
  last = 0;
  state: LineState = "connecting";
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #attempt = 0;
  #timer: number | null = null;
  #watch: number | null = null;
  #greetedAt = 0;
  #isMissing = false;
  #turnedAway = 0;
  #greeted = false;
  #reason = "";
  #token: string;
  /** The secret that was asked for and may be the good one already, and the one that this socket said hello with. */
  #next = "";
  #said = "";

  constructor(
    private readonly line: Line,
    private readonly world: World = BROWSER,
  ) {
    this.#token = line.token;
  }

  start(): void {
    this.#open();
  }

  /** For good: whoever waits for an answer is told so. */
  stop(reason = ""): void {
    this.#reason = reason;
    this.#become("gone");
    this.#drop();
    this.#clear("timer");
    for (const { failed } of this.#pending.values()) failed(new Error("gone"));
    this.#pending.clear();
  }

  get reason(): string {
    return this.#reason;
  }

  get waiting(): number {
    return this.#pending.size;
  }

  /** Try again at once, for instance when the device is online again. */
  hurry(): void {
    if (this.state !== "lost" || this.#timer === null) return;
    this.#clear("timer");
    this.#open();
  }

  /** Gives the number under which the command is kept, or throws `Refused`. */
  async do(asked: Asked): Promise<number> {
    return asked.do === "new-link" ? this.#renew(asked) : (await this.#ask(asked)).n;
  }

  /** The old secret is good until the server has kept the new one. */
  async #renew(asked: Asked<NewLink>): Promise<number> {
    this.#next = asked.token;
    try {
      const { n } = await this.#ask(asked);
      this.#turnTo(asked.token);
      return n;
    } finally {
      this.#next = "";
    }
  }

  #turnTo(token: string): void {
    if (token === this.#token) return;
    this.#token = token;
    this.line.renewed?.(token);
  }

  /** The best moves of a seat that is to move, or throws `Refused`. */
  async hints(seat: number): Promise<Hints> {
    return (await this.#ask({ do: "hint", seat })) as Hints;
  }

  #ask(asked: Asked | Omit<AskHints, "key">): Promise<Ack | Hints> {
    if (this.state === "gone") return Promise.reject(new Error("gone"));
    const key = newSecret(9);
    const message = JSON.stringify({ ...asked, key });
    return new Promise((done, failed) => {
      this.#pending.set(key, { message, done, failed });
      this.#send(message);
    });
  }

  #open(): void {
    const socket = this.world.open(this.line.url);
    this.#socket = socket;
    this.#greeted = this.#isMissing = false;
    const mine = () => this.#socket === socket;
    socket.onopen = () => {
      if (mine()) socket.send(JSON.stringify(this.#hello()));
    };
    socket.onmessage = (event) => {
      if (mine()) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (mine()) this.#lost();
    };
    this.#await();
  }

  #hello(): Hello {
    const { language, moves } = this.line;
    const token = (this.#said = this.#token);
    return { do: "hello", token, last: this.last, language, texts: true, moves };
  }

  #send(message: string): void {
    if (!this.#greeted) return;
    this.#socket!.send(message);
    this.#await();
  }

  #hear(message: FromServer): void {
    this.#clear("watch");
    switch (message.is) {
      case "welcome":
      case "news":
        this.last = message.n;
        this.line.heard(message);
        this.#greet();
        break;
      case "ack":
      case "hints":
        this.#attempt = 0;
        this.#answer(message.key)?.done(message);
        break;
      case "refusal":
        if (message.key) this.#answer(message.key)?.failed(new Refused(message));
        else {
          this.#isMissing = message.id === NO_TABLE;
          this.line.heard(message);
          if (message.id === BANNED) this.stop("banned");
        }
        break;
      case "presence":
        this.line.heard(message);
        break;
      case "bye":
        if (message.why === "link" && this.#isRenewed()) this.#reopen();
        else if (FINAL.has(message.why) || (message.why === "table" && this.#isToGiveUp())) this.stop(message.why);
        break;
    }
    if (this.#pending.size && this.#greeted) this.#await();
  }

  /** Whether it is only the old secret that is no longer good. */
  #isRenewed(): boolean {
    if (this.#next) this.#turnTo(this.#next);
    return this.#said !== this.#token;
  }

  /** At once, and as if nothing had been. */
  #reopen(): void {
    this.#drop();
    this.#open();
  }

  /** A table that somebody was at comes back; a newcomer's may be one that is not there. */
  #isToGiveUp(): boolean {
    this.#turnedAway += 1;
    return !this.last && (this.#isMissing || this.#turnedAway > TRIES);
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#greetedAt = performance.now();
    this.#become("open");
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #answer(key: string): Pending | undefined {
    const found = this.#pending.get(key);
    this.#pending.delete(key);
    return found;
  }

  /** Something is owed to us: if it does not come, the line is dead. */
  #await(): void {
    if (this.#watch !== null) return;
    this.#watch = this.world.later(() => {
      this.#watch = null;
      this.#lost();
    }, PATIENCE);
  }

  #lost(): void {
    if (this.state === "gone") return;
    if (this.#greeted && performance.now() - this.#greetedAt >= STEADY) this.#attempt = 0;
    this.#drop();
    this.#become("lost");
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)]!;
    this.#attempt += 1;
    this.#timer = this.world.later(
      () => {
        this.#timer = null;
        this.#open();
      },
      pause * (0.75 + Math.random() / 2),
    );
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#clear("watch");
    socket?.close();
  }

  #clear(which: "timer" | "watch"): void {
    const timer = which === "timer" ? this.#timer : this.#watch;
    if (timer !== null) this.world.cancel(timer);
    if (which === "timer") this.#timer = null;
    else this.#watch = null;
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.line.changed(state);
  }
}

/** Works on pages without TLS too, unlike `crypto.randomUUID`. */
export function newSecret(bytes = 18): string {
  const noise = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...noise))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
