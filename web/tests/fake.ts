/** A world for the connection in which nothing happens by itself. */
import type { Socket, World } from "../src/client/connection";
import type { FromClient, FromServer, Room, Welcome } from "../src/client/wire";

export class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: FromClient[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): this {
    this.onopen?.(undefined as never);
    return this;
  }

  hear(message: FromServer): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  cut(): void {
    this.onclose?.(undefined as never);
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  waiting = new Map<number, { work: () => void; ms: number }>();
  #timers = 0;

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  later(work: () => void, ms: number): number {
    this.waiting.set(++this.#timers, { work, ms });
    return this.#timers;
  }

  cancel(timer: number): void {
    this.waiting.delete(timer);
  }

  /** All that waits now happens. */
  pass(): void {
    const works = [...this.waiting.values()];
    this.waiting.clear();
    for (const { work } of works) work();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

export function room(changes: Partial<Room> = {}): Room {
  return {
    code: "WXYZ",
    terms: {
      game: "tic-tac-toe",
      rules: 1,
      seats: 2,
      options: {},
      edition: null,
      language: "en",
      clock: 0,
      late: "bot",
      watch: "anyone",
      chat: "free",
      listed: false,
      hints: true,
    },
    status: "playing",
    number: 1,
    host: 1,
    people: [
      { id: 1, name: "Alice" },
      { id: 2, name: "Hare" },
    ],
    seats: [{ person: 1 }, { person: 2 }],
    commitment: "",
    ...changes,
  };
}

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return { is: "welcome", table: "t", n: 5, at: 1000, you: 1, room: room(), ...changes };
}
