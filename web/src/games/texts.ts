/** The texts of a game: the engine's, the server's, its own, and those of its table here. */
import { Catalog, type Language } from "../i18n/catalog";

type Loader = () => Promise<string>;

const shared = import.meta.glob<string>("../../../curiouser/{engine,server}/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../curiouser/games/*/texts/*.ftl", { query: "?raw", import: "default" });
const tables = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

const loaded = new Map<string, Promise<Catalog>>();

/** Each is loaded once. */
export function loadCatalog(game: string, language: Language): Promise<Catalog> {
  const key = `${game} ${language}`;
  const found = loaded.get(key);
  if (found) return found;
  const made = Promise.all(sources(game, language).map((load) => load())).then((texts) => new Catalog(language, texts));
  made.catch(() => loaded.delete(key));
  loaded.set(key, made);
  return made;
}

function sources(game: string, language: Language): Loader[] {
  const folder = game.replaceAll("-", "_");
  const found = [
    shared[`../../../curiouser/engine/texts/${language}.ftl`],
    shared[`../../../curiouser/server/texts/${language}.ftl`],
    games[`../../../curiouser/games/${folder}/texts/${language}.ftl`],
    tables[`./${game}/texts/${language}.ftl`],
  ];
  return found.filter((each) => each !== undefined);
}
