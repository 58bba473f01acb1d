/** What luck drew from, as far as it can be told without the rules: see `Law`. */
import { hex } from "../../client/sha256";
import { sha256 } from "../../client/sha256";
import { same } from "../../device/equal";
import type { Law } from "../../games/contract";
import { pilesOf } from "../../games/piles";
import { Wrong, type Json } from "./reading";

export type Chance = [Json, number];

export function isChances(value: unknown): value is Chance[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => Array.isArray(each) && each.length === 2 && Number.isSafeInteger(each[1]) && each[1] > 0)
  );
}

/** The outcome that holds a ticket: each holds as many as it weighs, the first ones the lowest. */
export function holder(chances: Chance[], ticket: number): Json | undefined {
  let left = ticket;
  return chances.find(([, weight]) => (left -= weight) < 0)?.[0];
}

/** What is left of a pile when this was drawn from it. */
const without = (chances: Chance[], drawn: Json): Chance[] =>
  chances
    .map(([each, weight]): Chance => [each, same(each, drawn) ? weight - 1 : weight])
    .filter(([, weight]) => weight > 0);

export const digest = (chances: Chance[]): string =>
  hex(sha256(new TextEncoder().encode(JSON.stringify(chances)))).slice(0, 8);

/** Follows the piles of one match from draw to draw. */
export class Piles {
  /** What is left of each pile that was drawn from, by the kind of draw. */
  readonly #left = new Map<string, Chance[][]>();
  /** How often a pile was begun that looks like this. */
  readonly #begun = new Map<string, number>();
  /** How many of each card a deck can have. */
  readonly #cards = new Map<string, number>();

  constructor(
    private readonly game: string,
    private readonly seats: number,
    private readonly options: Json,
    /** Full piles are known of the edition that ships only. */
    private readonly isShipped: boolean,
  ) {}

  /** Says whether anything is known of such chances; throws if they are not what they must be. */
  check(chances: Chance[], drawn: Json, line: number): boolean {
    const kind = String(drawn["type"]);
    const law = pilesOf(this.game).laws[kind];
    if (law === undefined) return false;
    const name = law === "deck" ? `${kind} ${String(drawn["seat"])}` : kind;
    if (!this.#fits(law, kind, name, chances)) throw new Wrong("pile", line);
    if (law === "stacks") this.#count([[drawn, 1]]);
    const left = this.#left.get(name) ?? [];
    const used = left.findIndex((pile) => same(pile, chances));
    this.#left.set(name, [...left.filter((_, index) => index !== used), without(chances, drawn)]);
    return true;
  }

  #fits(law: Law, kind: string, name: string, chances: Chance[]): boolean {
    const left = this.#left.get(name) ?? [];
    if (law === "seat") return this.#isSeat(kind, chances);
    if (law === "fixed") return this.#isFull(kind, chances);
    if (law === "fewer" && left.length > 0) return chances.every((each) => left.at(-1)!.some((one) => same(each, one)));
    if (left.some((pile) => pile.length > 0 && same(pile, chances))) return true;
    if (law === "deck" && left.length > 0) return left.every((pile) => !pile.length) && this.#isKnown(chances);
    if (law === "pile" && left.length > 0) return false;
    return this.#mayBegin(law, kind, chances);
  }

  /** Any seat, each as likely as the others; or the one that was agreed on. */
  #isSeat(kind: string, chances: Chance[]): boolean {
    const agreed = Number(this.options[pilesOf(this.game).agreed ?? "starter"] ?? -1);
    const seats = agreed >= 0 ? [agreed] : Array.from({ length: this.seats }, (_, seat) => seat);
    return same(
      chances,
      seats.map((seat) => [{ type: kind, seat }, 1]),
    );
  }

  #mayBegin(law: Law, kind: string, chances: Chance[]): boolean {
    const name = `${kind} ${digest(chances)}`;
    const alike = (this.#begun.get(name) ?? 0) + 1;
    this.#begun.set(name, alike);
    if (law === "deck") this.#count(chances);
    const most = { hands: this.seats, stacks: 1 }[law as string] ?? Infinity;
    return alike <= most && this.#isFull(kind, chances);
  }

  #count(chances: Chance[]): void {
    for (const [{ card }, weight] of chances)
      this.#cards.set(String(card), (this.#cards.get(String(card)) ?? 0) + weight);
  }

  /** Whether a deck that was made anew has no other cards than before, and the one that is added. */
  #isKnown(chances: Chance[]): boolean {
    this.#count([[{ card: pilesOf(this.game).added }, 1]]);
    return chances.every(([{ card }, weight]) => weight <= (this.#cards.get(String(card)) ?? 0));
  }

  #isFull(kind: string, chances: Chance[]): boolean {
    const known = pilesOf(this.game).full[kind];
    return !this.isShipped || !known || known.includes(digest(chances));
  }
}
