/** The words of the lab, beside those of the game it speaks of; loaded with its page. */
import { type Args, type Language } from "../../i18n/catalog";
import { Catalog } from "../../i18n/catalog";
import { language, partText } from "../../i18n/language.svelte";
import { kindOf, scaleOf } from "./figures";

const files = import.meta.glob<string>(
  ["../../../../curiouser/{engine,lab}/texts/*.ftl", "../../../../curiouser/games/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);

async function catalogOf(game: string, wanted: Language): Promise<Catalog> {
  const folders = [
    "../../../../curiouser/engine",
    `../../../../curiouser/games/${game.replaceAll("-", "_")}`,
    "../../../../curiouser/lab",
  ];
  const found = folders.map((folder) => files[`${folder}/texts/${wanted}.ftl`]).filter((each) => each !== undefined);
  return new Catalog(wanted, await Promise.all([...found.map((load) => load()), partText("lab", wanted)]));
}

/** Words and numbers in the reader's language; nothing is said before they are there. */
export class Voice {
  #catalog = $state.raw<Catalog | null>(null);
  /** The words of the game that is looked at now; until they are here those of the last one are spoken. */
  readonly coming = $derived.by(() => catalogOf(this.game(), language()));

  constructor(readonly game: () => string) {
    $effect(() => {
      let isOld = false;
      void this.coming.then((found) => {
        if (!isOld) this.#catalog = found;
      });
      return () => (isOld = true);
    });
  }

  get ready(): boolean {
    return this.#catalog !== null;
  }

  /** A text of the lab here. */
  say = (id: string, args: Args = {}): string => this.#catalog?.say(id, args) ?? "";

  /** A text of the game, or of the lab elsewhere. */
  words = this.say;

  has = (id: string): boolean => this.#catalog?.has(id) ?? false;

  number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

  /** As many digits as count, whatever the size; with its sign where it is a difference. */
  rough = (value: number, signed = false, count = 3): string => {
    const signDisplay = signed ? "exceptZero" : "auto";
    const digits = Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: count };
    return new Intl.NumberFormat(language(), { ...digits, signDisplay }).format(value);
  };

  measure(name: string): string {
    const kind = kindOf(name);
    const rest = name.slice(kind.length + 1);
    return this.words(`measure-${kind}`, { name: kind === "end" ? this.words(`end-${rest}`) : rest });
  }

  /** A mean of a measure as it is read: in per cent where it is a part. */
  amount(measure: string, value: number, signed = false): string {
    const scale = scaleOf(measure);
    return this.rough(value * scale, signed) + (scale === 100 ? " %" : "");
  }
}
