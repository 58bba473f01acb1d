/** The reader's language, switchable at any time, and the texts of the pages. */
import { keep, recall } from "../device/storage";
import { LANGUAGES, type Args, type Language } from "./catalog";
import { Catalog } from "./catalog";

/** All languages come with the first page: asking for one more file takes longer than these few bytes. */
const own = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

const chosen = $state<{ language: Language; words: Catalog | null }>({ language: "en", words: null });

export const language = (): Language => chosen.language;

/** A text of the pages. */
export function t(id: string, args: Args = {}): string {
  return chosen.words?.say(id, args) ?? "";
}

/** The language chosen here before, or the first one of the browser's that we have. */
export function preferred(wanted: readonly string[]): Language {
  const found = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => isLanguage(each));
  return (found as Language | undefined) ?? "en";
}

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

export async function start(): Promise<void> {
  const kept = recall<string>("curiouser:language", "");
  await speak(isLanguage(kept) ? kept : preferred(navigator.languages));
}

export async function choose(wanted: Language): Promise<void> {
  keep("curiouser:language", wanted);
  await speak(wanted);
}

/** Parts of the pages that are in use, each with the language in which its texts are here. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
const inUse = new Map<string, Language | null>();
const spoken = $state<Record<string, Catalog>>({});
/** The language that was asked for last. */
let asked: Language = "en";

const use = (part: string) => inUse.set(part, inUse.get(part) ?? null);

/** The texts of a part of the pages that comes when it is needed, from `PART/texts`: as `t`. Asked for in its
 * `words.ts`, which is loaded with the part and before it is drawn, so that `withTexts` can wait for them. */
export function textsOf(part: string): typeof t {
  use(part);
  return (id, args = {}) => spoken[part]?.say(id, args) ?? "";
}

/** What is being loaded, when all its texts are here too: nothing is drawn without its words. Those of `early` are asked
 * for at once, so that they don't wait for the code that needs them. */
export async function withTexts<T>(loading: Promise<T>, ...early: string[]): Promise<T> {
  early.forEach(use);
  const [loaded] = await Promise.all([loading, speakParts()]);
  await speakParts();
  return loaded;
}

/** The file of a part, for whoever puts its texts together with others. */
export const partText = (part: string, wanted: Language): Promise<string> => parts[`./${part}/texts/${wanted}.ftl`]!();

async function speakParts(): Promise<void> {
  const wanted = asked;
  const missing = [...inUse.keys()].filter((part) => inUse.get(part) !== wanted);
  const found = await Promise.all(missing.map((part) => partText(part, wanted)));
  if (wanted !== asked) return speakParts();
  missing.forEach((part, at) => {
    spoken[part] = new Catalog(wanted, [found[at]!]);
    inUse.set(part, wanted);
  });
}

async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  await speakParts();
  if (wanted !== asked) return; // another one was chosen meanwhile
  chosen.language = wanted;
  chosen.words = new Catalog(wanted, [own[`./texts/${wanted}.ftl`]!]);
  document.documentElement.lang = wanted;
}
