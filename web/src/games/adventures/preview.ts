/** What a move would do, as far as luck leaves it open: shown as ghosts before it is made. */

import type { Move, View } from "./types";

/** One walk of a pawn: `stop` is where the number leads, `space` the next one without a pawn (A11). */
export interface Leg {
  origin: number;
  stop: number;
  space: number;
}

export type Ending = "stop" | "tea" | "cookies" | "grow" | "shrink" | "fall" | "spin" | "take";

export interface Preview {
  legs: Leg[];
  space: number;
  ending: Ending;
  /** Points this would surely bring, and the most it could bring. */
  least: number;
  most: number;
  /** How often the Tea Party is passed. */
  passes: number;
  /** Somebody else who would become small (A17), and whether that one would fall (A19). */
  shrinks: number | null;
  drops: boolean;
}

export function preview(view: View, seat: number, move: Move): Preview {
  const walker = new Walker(view, seat);
  if (move.type === "PlayToMove") walker.go(move.number + (move.plus_one ? 1 : 0));
  else if (move.type === "Accept" && view.shown !== null) walker.goTo(view.shown, view.number);
  else if (move.type === "TakeFaceUp") walker.take("take", view.face_up ?? 0, view.face_up ?? 0);
  else if (move.type === "TakeUnseen") walker.take("take", ...unseen(view));
  else walker.found.ending = "spin";
  return walker.found;
}

/** The lowest and the highest cookie of the stack. */
function unseen(view: View): [number, number] {
  const points = Object.keys(view.stack)
    .filter((value) => (view.stack[value] ?? 0) > 0)
    .map(Number);
  return points.length === 0 ? [0, 0] : [Math.min(...points), Math.max(...points)];
}

class Walker {
  readonly found: Preview;
  private readonly others: Set<number>;
  private readonly tea: number;

  constructor(
    private readonly view: View,
    private readonly seat: number,
  ) {
    const space = view.players[seat]?.space ?? 0;
    this.found = { legs: [], space, ending: "stop", least: 0, most: 0, passes: 0, shrinks: null, drops: false };
    this.others = new Set(view.players.filter((_, other) => other !== seat).map((player) => player.space));
    this.tea = view.spaces.findIndex((each) => each.kind === "tea-party");
  }

  /** A9, A11. */
  go(steps: number, number = steps): void {
    const count = this.view.spaces.length;
    const origin = this.found.space;
    let walked = steps;
    while (this.others.has((origin + walked) % count)) walked += 1;
    const space = (origin + walked) % count;
    this.found.legs.push({ origin, stop: (origin + steps) % count, space });
    this.found.space = space;
    const toTea = (((this.tea - origin - 1) % count) + count) % count;
    if (walked > toTea + 1) this.pass();
    this.stop(number);
  }

  /** A24: to the space shown; the Cat then moves by the number of the turn. */
  goTo(space: number, number: number): void {
    const count = this.view.spaces.length;
    this.go(((((space - this.found.space - 1) % count) + count) % count) + 1, number);
  }

  take(ending: Ending, least: number, most: number): void {
    this.found.ending = ending;
    this.found.least += least;
    this.found.most += most;
  }

  /** A12; A35: the second cookie of a turn has not been seen yet. */
  private pass(): void {
    const [least, most] =
      this.found.passes === 0 ? [this.view.face_up ?? 0, this.view.face_up ?? 0] : unseen(this.view);
    this.found.passes += 1;
    this.found.least += least;
    this.found.most += most;
  }

  /** A13. */
  private stop(number: number): void {
    const kind = this.view.spaces[this.found.space]?.kind;
    if (kind === "cat" && this.found.legs.length < 4) this.go(number);
    else if (kind === "tea-party") this.drinkTea();
    else if (kind === "small-cookies" && this.view.pool > 0) this.takeSmall();
    else if (kind === "caterpillar") this.grow();
    else if (kind === "hole" && !this.view.players[this.seat]?.large) this.found.ending = "fall";
  }

  private drinkTea(): void {
    const [low, high] = unseen(this.view);
    const open = this.found.passes === 0 ? this.view.face_up : null;
    if (open === null) this.take("tea", low, high);
    else this.take("tea", high === 0 ? open : Math.min(open, low), Math.max(open, high));
  }

  private takeSmall(): void {
    const numbers = this.view.spaces.map((space) => Math.min(space.number, this.view.pool));
    this.take("cookies", Math.min(...numbers), Math.max(...numbers));
  }

  private grow(): void {
    this.found.ending = this.view.players[this.seat]?.large ? "shrink" : "grow";
    if (this.found.ending === "shrink") return;
    const other = this.view.players.findIndex((player, seat) => seat !== this.seat && player.large);
    if (other < 0) return;
    this.found.shrinks = other;
    this.found.drops = this.view.spaces[this.view.players[other]?.space ?? 0]?.kind === "hole";
  }
}
