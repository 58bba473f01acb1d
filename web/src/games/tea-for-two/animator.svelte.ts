/** Shows events in their order. The view is the truth: `settle` drops whatever was being shown. */
import { pause } from "../../client/stage.svelte";
import { cardOf } from "./cards";
import { Flights } from "./flights.svelte";
import { lasts, pace, together } from "./motion";
import type { Sound } from "./sounds";
import { after, unstacked } from "./told";
import type { CardBought, CardDestroyed, CardTurnedOver, GameEvent, View } from "./types";

/** What the animator must know of the table. */
export interface Around {
  root: () => HTMLElement;
  colour: (seat: number) => string;
  sound: (name: Sound) => void;
}

export class Animator {
  /** What is shown while events are told. */
  told = $state.raw<View | null>(null);
  /** Stars that have just come to a seat. */
  gain = $state.raw<{ seat: number; stars: number } | null>(null);
  /** Something that is being pointed at: a pile, a mission. */
  pulse = $state("");
  readonly flights: Flights;

  constructor(private readonly around: Around) {
    this.flights = new Flights(around.root);
  }

  settle(): void {
    this.told = this.gain = null;
    this.pulse = "";
    this.flights.clear();
  }

  async show(events: readonly GameEvent[], before: View, skip: AbortSignal): Promise<void> {
    this.told = before;
    const groups = together(events);
    const quicker = pace(groups);
    for (const group of groups) {
      if (skip.aborted) return;
      await this.#perform(group, lasts(group) * quicker, skip);
      if (!skip.aborted) this.told = group.reduce(after, this.told);
      await this.#follow(group[0]!, lasts(group) * quicker, skip);
    }
  }

  /** While a card is in the air, what lay below it can be seen. */
  async #lifted(card: string, isStacked: boolean, flight: () => Promise<unknown>): Promise<void> {
    const { told } = this;
    if (told && isStacked) this.told = unstacked(told, card);
    await flight();
    if (this.told) this.told = told;
  }

  /** What is seen before the table has changed. */
  async #perform(group: GameEvent[], ms: number, skip: AbortSignal): Promise<void> {
    const event = group[0]!;
    const { sound } = this.around;
    switch (event.type) {
      case "CardTurnedOver":
      case "QueenSpared":
        sound("flip");
        await this.#turnOver(group as CardTurnedOver[], ms, skip);
        break;
      case "EffectUsed":
        await this.#point(`discard-${event.seat}`, "effect", ms, skip);
        break;
      case "EffectCopied":
        await this.#point(`discard-${1 - event.seat}`, "effect", ms, skip);
        break;
      case "CardBought":
        sound("buy");
        await this.#lifted(event.card, true, () => this.#buy(event, ms, skip));
        break;
      case "TokensTaken":
        sound("token");
        await this.#tokens(event.token, event.count, `supply-${event.token}`, `${event.token}-${event.seat}`, ms, skip);
        break;
      case "TokensStolen": {
        sound("token");
        const from = `${event.token}-${event.other_seat}`;
        await this.#tokens(event.token, event.count, from, `${event.token}-${event.seat}`, ms, skip);
        break;
      }
      case "FlamingoTaken":
        sound("flamingo");
        await this.#tokens("flamingo", 1, `flamingo-${1 - event.seat}`, `flamingo-${event.seat}`, ms, skip);
        break;
      case "CardDestroyed":
        sound("destroy");
        await this.#lifted(event.card, event.place === "stack", () => this.#destroy(event, ms, skip));
        break;
      case "DeckRenewed":
        sound("shuffle");
        await this.#renew(event.seat, event.rabbit, ms, skip);
        break;
      case "HandMoved":
        sound("tick");
        await this.#tokens(
          "hourglasses",
          event.hourglasses,
          `hourglasses-${event.seat}`,
          "supply-hourglasses",
          ms * 0.5,
          skip,
        );
        break;
      default:
        break;
    }
  }

  /** What is seen because the table has changed. */
  async #follow(event: GameEvent, ms: number, skip: AbortSignal): Promise<void> {
    switch (event.type) {
      case "RoundWon":
        this.around.sound(event.tie ? "tie" : "won");
        return pause(ms, skip);
      case "HandMoved":
        return pause(ms * 0.6, skip);
      case "StarsGained":
        return this.#stars(event.seat, event.stars, ms, skip);
      case "CardDestroyed":
        return this.#stars(event.seat, event.stars, ms * 0.4, skip);
      case "StackEmptied":
      case "MissionScored":
        return this.#point(`mission-${event.character}`, "mission", ms, skip);
      case "SpaceSkipped":
      case "NothingDone":
        this.around.sound("nothing");
        return pause(ms, skip);
      default:
        return;
    }
  }

  async #turnOver(cards: CardTurnedOver[], ms: number, skip: AbortSignal): Promise<void> {
    const apart = cards[0]?.rule === "T6" ? 0 : 110;
    const each = ms - apart * (cards.length - 1);
    const flights = cards.map(({ seat, card }, number) => {
      const colour = this.around.colour(seat);
      const leg = {
        from: `deck-${seat}`,
        to: `discard-${seat}`,
        ms: Math.max(120, each),
        delay: number * apart,
        turns: true,
        colour,
      };
      return this.flights.card(card, leg, skip);
    });
    await Promise.all(flights);
  }

  #card(card: string, from: string, to: string, ms: number, skip: AbortSignal): Promise<void> {
    return this.flights.card(card, { from, to, ms }, skip);
  }

  #buy({ seat, card, cakes }: CardBought, ms: number, skip: AbortSignal): Promise<unknown> {
    return Promise.all([
      this.#tokens("cakes", cakes, `cakes-${seat}`, "supply-cakes", ms * 0.8, skip),
      this.#card(card, `stack-${cardOf(card).character}`, `discard-${seat}`, ms, skip),
    ]);
  }

  #destroy({ seat, card, place }: CardDestroyed, ms: number, skip: AbortSignal): Promise<void> {
    const [from, to] = [placeOf(place, seat, card), `gone-${seat}`];
    const turns = place === "deck";
    const leg = { from, to, ms: ms * 0.75, turns, breaks: true, colour: this.around.colour(1 - seat) };
    return this.flights.card(card, leg, skip);
  }

  async #tokens(name: string, count: number, from: string, to: string, ms: number, skip: AbortSignal): Promise<void> {
    const late = ms / 4 / Math.max(1, count - 1);
    const flights = Array.from({ length: count }, (_, number) =>
      this.flights.token(name, { from, to, ms: count > 1 ? ms * 0.75 : ms, delay: number * late }, skip),
    );
    await Promise.all(flights);
  }

  async #renew(seat: number, rabbit: boolean, ms: number, skip: AbortSignal): Promise<void> {
    const top = this.told?.players[seat]?.discard[0];
    const flights = [];
    if (rabbit) flights.push(this.flights.token("rabbit", { from: "supply-rabbit", to: `deck-${seat}`, ms }, skip));
    if (top) flights.push(this.#card(top, `discard-${seat}`, `deck-${seat}`, ms, skip));
    await Promise.all(flights);
  }

  async #stars(seat: number, stars: number, ms: number, skip: AbortSignal): Promise<void> {
    if (!stars || skip.aborted) return;
    this.gain = { seat, stars };
    this.around.sound("star");
    await pause(ms, skip);
    if (!skip.aborted) this.gain = null;
  }

  async #point(spot: string, sound: Sound, ms: number, skip: AbortSignal): Promise<void> {
    this.pulse = spot;
    this.around.sound(sound);
    await pause(ms, skip);
    this.pulse = "";
  }
}

function placeOf(place: string, seat: number, card: string): string {
  if (place === "stack") return `stack-${cardOf(card).character}`;
  return place === "deck" ? `deck-${1 - seat}` : `discard-${seat}`;
}
