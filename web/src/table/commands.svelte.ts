/** What people of this device ask of the table, and what the server refused last. */
import { Refused } from "../client/connection";
import type { Act, TableStore } from "../client/store.svelte";
import { madeMove } from "../device/history/own-moves";

export class Commands {
  refusal = $state.raw<Refused | null>(null);

  constructor(
    private readonly store: () => TableStore,
    private readonly sound: (name: string) => void,
  ) {}

  /** Keeps a refusal to be shown, and throws it. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await work();
    } catch (problem) {
      if (problem instanceof Refused) {
        this.refusal = problem;
        this.sound("refuse");
      }
      throw problem;
    }
  }

  act: Act = (asked) =>
    this.attempt(() => this.store().do(asked)).then(
      () => true,
      () => false,
    );

  /** This device remembers its own moves, to find them in the record. */
  play(seat: number, move: unknown): Promise<void> {
    const store = this.store();
    const seal = store.room?.commitment ?? "";
    const sent = this.attempt(() => store.do({ do: "play", seat, move }).then(() => this.sound("move")));
    sent.then(
      () => madeMove(seal, seat, move),
      () => undefined,
    );
    return sent;
  }
}
