/** Shows on the table what happened: cards are dealt, taken and laid, pairs burst, rounds begin. */
import { tick } from "svelte";

import { pause } from "../../client/stage.svelte";
import type { Tone } from "../../device/sound";
import { flyFrom, flyTo, spotOf } from "./motion";
import * as sounds from "./sounds";
import { after } from "./told";
import type { AliceLaid, CardsTaken, CardTurnedUp, GameEvent, View } from "./types";

const NOBODY = { seat: -1, characters: [] as string[] };
const NOTHING = { cells: [] as readonly string[], seat: 0 };

/** What the animator must know of the table. */
interface Around {
  root: () => HTMLElement;
  /** Whether this device has chosen these cells, so that nobody must be shown them first. */
  isChosen: (cells: readonly string[]) => boolean;
  /** The chosen cards have been taken. */
  drop: () => void;
  roundText: (round: number, seat: number) => string;
  sound: (tones: Tone[]) => void;
}

export class Animator {
  /** What is shown while events are told; null: the view itself. */
  told = $state.raw<View | null>(null);
  /** Cells whose cards are being dealt. */
  dealt = $state.raw<string[]>([]);
  taken = $state.raw(NOTHING);
  bursting = $state.raw(NOBODY);
  banner = $state("");

  constructor(private readonly around: Around) {}

  settle(): void {
    this.told = null;
    this.dealt = [];
    this.taken = NOTHING;
    this.bursting = NOBODY;
    this.banner = "";
  }

  burstingAt(seat: number): string[] {
    return this.bursting.seat === seat ? this.bursting.characters : [];
  }

  /** Events in their order; cards that are dealt together are dealt as one. */
  async show(events: GameEvent[], before: View, skip: AbortSignal): Promise<void> {
    this.told = before;
    const dealing: CardTurnedUp[] = [];
    for (const [n, event] of events.entries()) {
      if (event.type === "CardTurnedUp") {
        dealing.push(event);
        if (events[n + 1]?.type === "CardTurnedUp") continue;
        await this.#deal(dealing.splice(0), skip);
      } else await this.#showOne(event, skip);
      if (skip.aborted) return;
    }
  }

  /** A new view may have ended what is being shown; then there is nothing to change. */
  #apply(...events: GameEvent[]): void {
    if (this.told) this.told = events.reduce(after, this.told);
  }

  async #showOne(event: GameEvent, skip: AbortSignal): Promise<void> {
    if (event.type === "CardsTaken") return this.#take(event, skip);
    if (event.type === "AliceLaid") return this.#lay(event, skip);
    this.#apply(event);
    if (event.type === "PairsDiscarded") {
      this.bursting = { seat: event.seat, characters: [...this.bursting.characters, event.character] };
      this.around.sound(sounds.POP);
      await pause(480, skip);
      if (!skip.aborted) this.bursting = NOBODY;
    } else if (event.type === "RoundBegan") {
      this.banner = this.around.roundText(event.round, event.seat);
      this.around.sound(sounds.ROUND);
      await pause(800, skip);
    }
  }

  async #deal(events: CardTurnedUp[], skip: AbortSignal): Promise<void> {
    this.banner = "";
    this.dealt = events.map(({ cell }) => cell);
    this.#apply(...events);
    this.around.sound(sounds.deal(events.length));
    await pause(events.length * 45 + 300, skip);
    if (!skip.aborted) this.dealt = [];
  }

  async #take(event: CardsTaken, skip: AbortSignal): Promise<void> {
    const isMine = this.around.isChosen(event.cells);
    this.taken = { cells: event.cells, seat: event.seat };
    this.around.sound(sounds.lift(event.cells.length));
    if (!isMine) await pause(420, skip);
    if (skip.aborted) return;
    const flights = event.cells.map((cell, n) => {
      const goal = this.#column(event.seat, event.cards[n]!.replace("*", ""));
      const piece = this.#piece(cell);
      return piece && goal ? flyTo(piece, spotOf(goal), n * 70, skip) : Promise.resolve();
    });
    await Promise.all(flights);
    if (skip.aborted) return;
    this.#apply(event);
    this.taken = NOTHING;
    this.around.drop();
  }

  async #lay(event: AliceLaid, skip: AbortSignal): Promise<void> {
    const from = this.#column(event.seat, "alice");
    const spot = from && spotOf(from);
    this.#apply(event);
    await tick();
    const piece = this.#piece(event.cell);
    if (spot && piece) await flyFrom(piece, spot, skip);
  }

  #piece(cell: string): HTMLElement | null {
    return this.around.root().querySelector<HTMLElement>(`[data-cell="${cell}"] .piece`);
  }

  #column(seat: number, column: string): Element | null {
    return this.around.root().querySelector(`[data-seat="${seat}"] [data-column="${column}"]`);
  }
}
