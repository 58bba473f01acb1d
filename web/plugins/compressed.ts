import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a .br and a .gz beside every file of text, so that the server compresses nothing. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true });
      await Promise.all(files.filter((name) => TEXT.test(name)).map((name) => compress(join(dir!, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
