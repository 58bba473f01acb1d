/** Shows events in order on the stage. The view is the truth: `settle` puts everything where it belongs. */

import { type Pose, LARGE, SMALL, poseOf, stepAt } from "./poses";
import { stoneRadius, turnTo, walk } from "./ring";
import { type Stage, after, stageOf } from "./stage";
import type { GameEvent, View } from "./types";

/** Something on its way through the air: a cookie to its owner, small ones too. */
export interface Flight {
  id: number;
  points: number | null;
  from: "face-up" | "stack" | "pool";
  seat: number;
  progress: number;
}

/** How long an event takes to show when nothing presses. */
export function lasts(event: GameEvent, spaces: number): number {
  switch (event.type) {
    case "CardPlayed":
      return 280;
    case "PawnMoved":
      return 130 * walk(event.origin, event.space, spaces).length + 60;
    case "PawnWentOn":
      return 200;
    case "CookieTaken":
      return 420;
    case "CookieTurnedUp":
      return 240;
    case "HoleSpun":
      return 1000;
    case "SmallCookiesTaken":
      return 1350;
    case "FellIntoHole":
    case "PawnShrank":
      return 380;
    case "PawnGrew":
      return 460;
    case "CardDrawn":
      return event.rule === "A6" ? 90 : 200;
    default:
      return 0;
  }
}

/** Everything that happens in a row stays within this. */
export const LONGEST = 2300;

const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const overshoot = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
const slowDown = (t: number): number => 1 - (1 - t) ** 4;

export class Animator {
  stage: Stage;
  poses: Pose[];
  angle: number;
  flights: Flight[];
  playing: boolean;
  kinds: string[];
  private numberOfFlights = 0;
  private hurry = false;
  private pace = 1;
  private readonly sound: (name: string) => void;

  constructor(view: View, sound: (name: string) => void) {
    this.stage = $state.raw(stageOf(view));
    this.poses = $state([]);
    this.angle = $state(view.shown === null ? 24 : turnTo(0, view.shown, view.spaces.length, 0));
    this.flights = $state([]);
    this.playing = $state(false);
    this.kinds = $state.raw(view.spaces.map((space) => space.kind));
    this.sound = sound;
    this.stand();
  }

  /** Jump to where everything is. */
  settle(view: View): void {
    this.hurry = true;
    this.flights = [];
    this.stage = stageOf(view);
    this.kinds = view.spaces.map((space) => space.kind);
    if (view.shown !== null) this.angle = turnTo(this.angle, view.shown, this.kinds.length, 0);
    this.stand();
  }

  /** One event after the other, until the reader wants to go on. */
  async show(events: readonly GameEvent[], skip?: AbortSignal): Promise<void> {
    this.hurry = skip?.aborted ?? false;
    skip?.addEventListener("abort", () => (this.hurry = true), { once: true });
    const total = events.reduce((sum, event) => sum + lasts(event, this.kinds.length), 0);
    this.pace = Math.min(1, LONGEST / Math.max(total, 1));
    this.playing = true;
    for (const event of events) await this.perform(event);
    this.playing = false;
  }

  private async perform(event: GameEvent): Promise<void> {
    const ms = lasts(event, this.kinds.length) * this.pace;
    switch (event.type) {
      case "CardPlayed":
        this.sound("card");
        break;
      case "PawnMoved":
        this.stage = { ...this.stage, shown: null };
        await this.hop(event.seat, event.origin, event.space, ms);
        break;
      case "PawnWentOn":
        await this.hop(event.seat, this.stage.figures[event.seat]?.space ?? 0, event.space, ms);
        break;
      case "CookieTaken":
        this.sound("cookie");
        await this.fly(event.seat, event.points, event.how === "unseen" ? "stack" : "face-up", ms);
        break;
      case "HoleSpun":
        await this.spin(event.space, ms);
        if (event.blocked) this.sound("blocked");
        break;
      case "SmallCookiesTaken":
        await this.spin(event.space, ms * 0.74);
        this.sound("cookie");
        for (let each = 1; each < event.count; each += 1)
          void this.fly(event.seat, null, "pool", ms * 0.26, each * 0.16);
        await this.fly(event.seat, null, "pool", ms * 0.26);
        break;
      default:
        break;
    }
    this.stage = after(this.stage, event);
    await this.follow(event, ms);
  }

  /** What moves because the stage has changed. */
  private async follow(event: GameEvent, ms: number): Promise<void> {
    if (event.type === "FellIntoHole") {
      this.sound("fall");
      await this.fall(event.seat, ms);
    } else if (event.type === "PawnGrew") {
      this.sound("grow");
      await this.resize(event.seat, LARGE, ms);
    } else if (event.type === "PawnShrank") {
      this.sound("shrink");
      await this.resize(event.seat, SMALL, ms);
    } else if (event.type === "PawnMoved" || event.type === "PawnWentOn") {
      this.stand();
    } else if (event.type === "CardPlayed" || event.type === "CookieTurnedUp" || event.type === "CardDrawn") {
      await this.tween(ms, () => undefined);
    } else if (event.type === "MatchEnded") {
      this.sound("end");
    }
  }

  private stand(): void {
    this.poses = this.stage.figures.map((_, seat) => poseOf(this.stage.figures, seat, this.kinds));
  }

  private async hop(seat: number, origin: number, space: number, ms: number): Promise<void> {
    const steps = walk(origin, space, this.kinds.length).length;
    const size = this.poses[seat]?.size ?? SMALL;
    let heard = 0;
    await this.tween(ms, (t) => {
      const progress = t * steps;
      if (Math.floor(progress) > heard) {
        heard = Math.floor(progress);
        this.sound("step");
      }
      this.poses[seat] = { ...stepAt(origin, progress, this.kinds.length), size, sunk: 0 };
    });
  }

  private async spin(space: number, ms: number): Promise<void> {
    this.sound("spin");
    const from = this.angle;
    const to = turnTo(from, space, this.kinds.length, 2, ((space * 7) % 5) / 5 - 0.4);
    await this.tween(ms, (t) => {
      this.angle = from + (to - from) * slowDown(t);
    });
  }

  private async fly(seat: number, points: number | null, from: Flight["from"], ms: number, late = 0): Promise<void> {
    if (this.hurry) return;
    const id = (this.numberOfFlights += 1);
    this.flights = [...this.flights, { id, points, from, seat, progress: 0 }];
    await this.tween(ms, (t) => {
      const progress = easeOut(Math.max(0, (t - late) / (1 - late)));
      this.flights = this.flights.map((flight) => (flight.id === id ? { ...flight, progress } : flight));
    });
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  private async fall(seat: number, ms: number): Promise<void> {
    const from = this.poses[seat];
    const to = poseOf(this.stage.figures, seat, this.kinds);
    await this.tween(ms, (t) => {
      const sunk = easeOut(t);
      if (from) this.poses[seat] = { x: mix(from.x, to.x, sunk), y: mix(from.y, to.y, sunk), size: to.size, sunk };
    });
    this.stand();
  }

  private async resize(seat: number, size: number, ms: number): Promise<void> {
    const pose = this.poses[seat];
    const fit = stoneRadius(this.kinds.length) / 56;
    await this.tween(ms, (t) => {
      if (pose) this.poses[seat] = { ...pose, size: mix(pose.size, size * fit, overshoot(t)) };
    });
    this.stand();
  }

  /** Calls `draw` with 0 to 1 as time goes by; at once with 1 when somebody is in a hurry. */
  private tween(ms: number, draw: (t: number) => void): Promise<void> {
    if (this.hurry || ms <= 0) {
      draw(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const started = performance.now();
      const frame = (now: number): void => {
        const t = this.hurry ? 1 : Math.min(1, Math.max(0, (now - started) / ms));
        draw(t);
        if (t < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  }
}

function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
