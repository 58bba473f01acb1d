/** Texts as ids with arguments, worded by Project Fluent: the same files that the server and the terminal use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A text to be said: its id, and arguments that may be texts again. */
export interface Worded {
  id: string;
  args?: Record<string, unknown>;
}

export const LANGUAGES = ["en", "pl", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Argument = string | number | Worded | Worded[];
export type Args = Record<string, Argument>;

const LARGEST = 1e15;

/** What a noun may have beside its nominative, as attributes of its message; a sentence asks with `{ $card_acc }`. */
export const FORMS = ["gen", "dat", "acc", "ins", "loc", "onto", "gender"] as const;
const ASKED = new RegExp(`\\$(\\w+)_(${FORMS.join("|")})\\b`, "g");

export class Catalog {
  readonly #bundle: FluentBundle;
  readonly #ids = new Set<string>();
  /** By argument, the forms that any text asks of it. */
  readonly #forms = new Map<string, Set<string>>();

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
      for (const [, name, form] of source.matchAll(ASKED)) {
        this.#forms.set(name!, (this.#forms.get(name!) ?? new Set()).add(form!));
      }
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
    return this.#say({ id, args }, "", seatName);
  }

  /** The text in the form asked for, or in the nominative where the language has no such form of it. */
  #say({ id, args = {} }: Worded, form: string, seatName?: (seat: number) => string | undefined): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return id;
    const worded = (value: Argument, form: string): FluentVariable => {
      if (Array.isArray(value)) return value.map((each) => worded(each, form)).join(", ");
      if (typeof value === "number" && Math.abs(value) >= LARGEST) return value > 0 ? "∞" : "−∞";
      if (typeof value !== "object") return value;
      const seat = value.id === "seat" ? value.args?.["seat"] : undefined;
      const name = typeof seat === "number" ? seatName?.(seat - 1) : undefined;
      return name ?? this.#say(value, form, seatName);
    };
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args as Args)) {
      given[name] = worded(value, "");
      if (typeof value !== "object") continue;
      for (const each of this.#forms.get(name) ?? []) given[`${name}_${each}`] = worded(value, each);
    }
    let sentence = this.#bundle.formatPattern(pattern, given, []);
    // Fluent writes numbers below zero with a hyphen.
    for (const value of Object.values(given)) {
      const first = typeof value === "number" && value < 0 ? String(-value)[0]! : "";
      if (first) sentence = sentence.replaceAll(`-${first}`, `−${first}`);
    }
    return sentence;
  }
}
