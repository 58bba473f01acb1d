/** The reader's language, switchable at any time, and the texts of the pages. */
import { keep, recall } from "./memory";
import { LANGUAGES, type Args, type Language, Wording } from "./wording";

type Loader = () => Promise<string>;

/** All languages come with the first page: asking for one more file takes longer than these few bytes. */
const own = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const tables = import.meta.glob<string>("../../curiouser/{engine,server}/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../curiouser/games/*/texts/*.ftl", { query: "?raw", import: "default" });
const parts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });
const gamesOwn = import.meta.glob<string>("./games/*/texts/*.ftl", { query: "?raw", import: "default" });

const chosen = $state<{ language: Language; words: Wording | null }>({ language: "en", words: null });
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nobody looks at it
const loaded = new Map<string, Promise<Wording>>();

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
const spoken = $state<Record<string, Wording>>({});
/** The language that was asked for last. */
let asked: Language = "en";

const use = (part: string) => inUse.set(part, inUse.get(part) ?? null);

/** The texts of a part of the pages that comes when it is needed, from `src/PART/texts`: as `t`. Asked for in its
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

async function speakParts(): Promise<void> {
  const wanted = asked;
  const missing = [...inUse.keys()].filter((part) => inUse.get(part) !== wanted);
  const found = await Promise.all(missing.map((part) => parts[`./${part}/texts/${wanted}.ftl`]!()));
  if (wanted !== asked) return speakParts();
  missing.forEach((part, at) => {
    spoken[part] = new Wording(wanted, [found[at]!]);
    inUse.set(part, wanted);
  });
}

async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  const words = await wording("", wanted);
  await speakParts();
  if (wanted !== asked) return; // another one was chosen meanwhile
  chosen.language = wanted;
  chosen.words = words;
  document.documentElement.lang = wanted;
}

/** All texts of a game: the engine's, the server's, its own, and those of its table here. "" has those of the pages. */
export function wording(game: string, wanted: Language): Promise<Wording> {
  const key = `${game} ${wanted}`;
  const found = loaded.get(key);
  if (found) return found;
  const made = Promise.all(sources(game, wanted).map((load) => load())).then((texts) => new Wording(wanted, texts));
  made.catch(() => loaded.delete(key));
  loaded.set(key, made);
  return made;
}

function sources(game: string, wanted: Language): Loader[] {
  if (!game) return [() => Promise.resolve(own[`./texts/${wanted}.ftl`]!)];
  const folder = game.replaceAll("-", "_");
  const found = [
    tables[`../../curiouser/engine/texts/${wanted}.ftl`],
    tables[`../../curiouser/server/texts/${wanted}.ftl`],
    games[`../../curiouser/games/${folder}/texts/${wanted}.ftl`],
    gamesOwn[`./games/${game}/texts/${wanted}.ftl`],
  ];
  return found.filter((each) => each !== undefined);
}
