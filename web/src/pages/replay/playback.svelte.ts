/** Which moment of a match is shown, and how one gets from there to the next. */
import type { Replay, Step } from "../../client/replay";
import type { Eyes } from "../../client/replay-source";
import { pause, Stage } from "../../client/stage.svelte";
import type { SeatView } from "../../client/wire";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const REST = 1_300; // ms between two moves at speed 1
const FEW = 3; // moves of luck that are worth a look each

/** Whether only luck may move. */
const isLucks = (actors: number[]): boolean => actors.length > 0 && actors.every((actor) => actor === -1);

export class Playback {
  replay = $state.raw<Replay | null>(null);
  eyes = $state<Eyes>("open");
  /** How many moves have been made at the moment that is shown. */
  at = $state(0);
  /** What came after this step is being told: one move, or a move with the luck that followed. */
  since = $state(0);
  speed = $state<Speed>(1);
  #going = $state.raw<AbortController | null>(null);
  readonly stage = new Stage();

  get isPlaying(): boolean {
    return this.#going !== null;
  }

  get last(): number {
    return (this.replay?.steps.length ?? 1) - 1;
  }

  get step(): Step | null {
    return this.replay?.steps[this.at] ?? null;
  }

  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }

  /** Where the first player of each round may move. */
  get rounds(): { round: number; step: number }[] {
    const { steps = [], laid = 0 } = this.replay ?? {};
    const found: { round: number; step: number }[] = [];
    steps.forEach(({ round, actors }, step) => {
      const isNew = step >= laid && round > (found.at(-1)?.round ?? 0);
      if (isNew && !isLucks(actors)) found.push({ round, step });
    });
    return found;
  }

  take(replay: Replay, eyes: Eyes, at: number): void {
    this.replay = replay;
    this.eyes = eyes;
    this.stage.seat = this.seat;
    this.at = Math.min(Math.max(0, at), this.last);
    this.since = this.at - 1;
    this.stage.show(this.#views(this.at));
  }

  /** At once. */
  jump(step: number): void {
    this.pause();
    this.#go(step, false);
  }

  /** One move on, as it happened; cards that are dealt one after the other are one move. */
  forward(): void {
    const dealt = this.#luckUntil(this.at);
    this.pause();
    this.#go(dealt - this.at > FEW ? dealt : this.at + 1, true);
  }

  back(): void {
    const dealt = this.#luckSince(this.at);
    this.jump(this.at - dealt > FEW ? dealt : this.at - 1);
  }

  /** To where a round begins: the next one, or this one and then the one before. */
  jumpRound(way: -1 | 1): void {
    const marks = this.rounds.map(({ step }) => step);
    const found = way > 0 ? marks.find((step) => step > this.at) : marks.findLast((step) => step < this.at);
    this.jump(found ?? (way > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  pause(): void {
    this.#going?.abort();
    this.#going = null;
  }

  /** On and on, move by move with the luck that follows; from the end it begins anew. */
  async play(): Promise<void> {
    const going = new AbortController();
    this.pause();
    this.#going = going;
    if (this.at >= this.last) this.#go(this.replay?.laid ?? 0, false);
    while (!going.signal.aborted && this.at < this.last) {
      this.#go(this.beat(this.at), true);
      await this.stage.done;
      await pause(REST / this.speed, going.signal);
    }
    if (this.#going === going) this.#going = null;
  }

  /** Where somebody is to decide again. */
  beat(from: number): number {
    const steps = this.replay?.steps ?? [];
    const next = steps.findIndex(({ actors }, step) => step > from && !isLucks(actors));
    return next < 0 ? this.last : next;
  }

  /** The end of the luck that follows. */
  #luckUntil(from: number): number {
    let to = from;
    while (this.replay?.steps[to + 1]?.actor === "luck") to += 1;
    return to;
  }

  #luckSince(to: number): number {
    let from = to;
    while (this.replay?.steps[from]?.actor === "luck") from -= 1;
    return from;
  }

  #go(wanted: number, onward: boolean): void {
    const to = Math.min(Math.max(0, wanted), this.last);
    const from = this.at;
    if (to === from) return;
    this.at = to;
    this.since = onward ? from : to - 1;
    const isLaid = from >= (this.replay?.laid ?? 0);
    if (onward && isLaid && to > from) this.stage.push(this.#happened(from, to), this.#views(to));
    else this.stage.show(this.#views(to));
  }

  #happened(from: number, to: number): unknown[] {
    return (this.replay?.steps ?? []).slice(from + 1, to + 1).flatMap(({ events }) => events);
  }

  #views(step: number): SeatView[] {
    const view = this.replay?.steps[step]?.view;
    return view === undefined ? [] : [{ view, seat: this.seat }];
  }
}
