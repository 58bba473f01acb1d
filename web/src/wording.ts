/** Texts as ids with arguments, worded by Project Fluent: the same files that the server and the terminal use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Worded } from "./wire";

export const LANGUAGES = ["en", "pl", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Argument = string | number | Worded | Worded[];
export type Args = Record<string, Argument>;

const LARGEST = 1e15;

export class Wording {
  readonly #bundle: FluentBundle;
  readonly #ids = new Set<string>();

  /** Later sources win. */
  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) this.#ids.add(entry.id);
      this.#bundle.addResource(resource, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  ids(): string[] {
    return [...this.#ids];
  }

  /** The sentence; `seatName` words seats by who sits there, counting from 0. An unknown id is shown as it is. */
  say(id: string, args: Args = {}, seatName?: (seat: number) => string | undefined): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const worded = (value: Argument): FluentVariable => {
      if (Array.isArray(value)) return value.map(worded).join(", ");
      if (typeof value !== "object") return typeof value === "number" && Math.abs(value) >= LARGEST ? "∞" : value;
      const seat = value.id === "seat" ? value.args?.["seat"] : undefined;
      const name = typeof seat === "number" ? seatName?.(seat - 1) : undefined;
      return name ?? this.say(value.id, (value.args ?? {}) as Args, seatName);
    };
    const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, worded(value)]));
    return this.#bundle.formatPattern(pattern, given, []);
  }
}
