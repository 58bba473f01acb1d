/** Things on their way across the table: cards that turn over as they fly, tokens, the flamingo. */
import { tick } from "svelte";

import { animated } from "../../client/stage.svelte";

export interface Flight {
  id: number;
  /** A card ("king2"), or a small picture ("cakes"). */
  thing: string;
  isCard: boolean;
  /** Turned over on its way. */
  turns: boolean;
  /** Breaks at its goal. */
  breaks: boolean;
  colour: string;
  x: number;
  y: number;
  width: number;
}

export interface Leg {
  from: string;
  to: string;
  ms: number;
  delay?: number;
  turns?: boolean;
  breaks?: boolean;
  colour?: string;
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TOKEN = 34;

export class Flights {
  all = $state.raw<Flight[]>([]);
  #last = 0;

  constructor(private readonly root: () => HTMLElement) {}

  clear(): void {
    this.all = [];
  }

  card(card: string, leg: Leg, skip: AbortSignal): Promise<void> {
    return this.#fly(card, true, leg, skip);
  }

  token(name: string, leg: Leg, skip: AbortSignal): Promise<void> {
    return this.#fly(name, false, leg, skip);
  }

  async #fly(thing: string, isCard: boolean, leg: Leg, skip: AbortSignal): Promise<void> {
    const [from, to] = [this.#spot(leg.from), this.#spot(leg.to)];
    if (!from || !to || skip.aborted) return;
    const id = (this.#last += 1);
    const width = isCard ? Math.max(cardWidth(from), cardWidth(to)) : TOKEN;
    const { turns = false, breaks = false, colour = "" } = leg;
    this.all = [...this.all, { id, thing, isCard, turns, breaks, colour, x: from.x, y: from.y, width }];
    await tick();
    const element = this.root().querySelector<HTMLElement>(`[data-flight="${id}"]`);
    if (element) await this.#move(element, from, to, width, isCard, leg, skip);
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  async #move(
    element: HTMLElement,
    from: Spot,
    to: Spot,
    width: number,
    isCard: boolean,
    { ms, delay = 0, turns = false, breaks = false }: Leg,
    skip: AbortSignal,
  ): Promise<void> {
    const [small, large] = isCard ? [cardWidth(from) / width, cardWidth(to) / width] : [0.7, 1];
    const way = (x: number, y: number, scale: number): string =>
      `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const frames = [
      { transform: way(0, 0, small) },
      { transform: way(dx * 0.5, dy * 0.5 - 18, Math.max(small, large) * 1.08), offset: 0.5 },
      { transform: way(dx, dy, large), opacity: 1, offset: 0.92 },
      { transform: way(dx, dy, breaks ? large * 0.4 : large), opacity: breaks ? 0 : 1 },
    ];
    const options: KeyframeAnimationOptions = {
      duration: ms,
      delay,
      easing: "cubic-bezier(0.3, 0, 0.25, 1)",
      fill: "both",
    };
    const inner = element.firstElementChild;
    const both = [animated(element.animate(frames, options), skip)];
    if (turns && inner) {
      const turning = [
        { transform: "rotateY(180deg)" },
        { transform: "rotateY(180deg)", offset: 0.25 },
        { transform: "none", offset: 0.8 },
        { transform: "none" },
      ];
      both.push(animated(inner.animate(turning, { ...options, easing: "ease-in-out" }), skip));
    }
    await Promise.all(both);
  }

  /** The middle of a place, as seen from the table. */
  #spot(name: string): Spot | null {
    const root = this.root();
    const place = root.querySelector(`[data-spot="${name}"]`);
    if (!place) return null;
    const [table, { left, top, width, height }] = [root.getBoundingClientRect(), place.getBoundingClientRect()];
    return { x: left + width / 2 - table.left, y: top + height / 2 - table.top, width, height };
  }
}

/** How wide a card looks there: as wide as the place, but never as a whole bar. */
function cardWidth({ width, height }: Spot): number {
  return Math.max(24, Math.min(width, height / 1.4));
}
