import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const LANGUAGES = ["en", "pl", "ro"];
const GAME = /\/src\/games\/([^/]+)\/Table\.svelte$/;
const TEXTS = /\/games\/([^/]+)\/texts\/(\w+)\.ftl\?raw$/;

type Chunks = Map<string, Rollup.OutputChunk>;

/** The build fails when the first page or a game has grown too heavy; bytes of script as gzip sends them. */
export function sizes(most: { first: number; game: number }): Plugin {
  return {
    name: "sizes",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk") chunks.set(name, file);
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry)!;
      const first = closure(chunks, [entry.fileName]);
      const rows = [{ name: "first page", bytes: weight(chunks, first), most: most.first }];
      for (const [game, table] of tables(chunks)) {
        const more = [...closure(chunks, [table])].filter((name) => !first.has(name));
        const texts = LANGUAGES.map((language) => weight(chunks, textsOf(chunks, game, language)));
        rows.push({ name: game, bytes: weight(chunks, more) + Math.max(...texts), most: most.game });
      }
      for (const row of rows) {
        const told = `${row.name}: ${(row.bytes / 1000).toFixed(1)} of ${row.most / 1000} kB`;
        if (row.bytes > row.most) this.error(`too heavy: ${told}`);
        this.info(told);
      }
    },
  };
}

function tables(chunks: Chunks): [string, string][] {
  return [...chunks.values()].flatMap((chunk) => {
    const found = GAME.exec(chunk.facadeModuleId ?? "");
    return found ? [[found[1]!, chunk.fileName] as [string, string]] : [];
  });
}

function textsOf(chunks: Chunks, game: string, language: string): string[] {
  const wanted = game.replaceAll("-", "_");
  return [...chunks.values()].flatMap((chunk) => {
    const found = TEXTS.exec(chunk.facadeModuleId ?? "");
    const fits = found && found[1]!.replaceAll("-", "_") === wanted && found[2] === language;
    return fits ? [chunk.fileName] : [];
  });
}

function closure(chunks: Chunks, names: string[]): Set<string> {
  const met = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (met.has(name)) continue;
    met.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []));
  }
  return met;
}

function weight(chunks: Chunks, names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) sum += gzipSync(chunks.get(name)?.code ?? "").length;
  return sum;
}
