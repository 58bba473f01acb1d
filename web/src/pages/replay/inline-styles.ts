/** The style sheets of the page, as a picture of a part of it needs them: whole, with their fonts, and nothing else.
 *
 * Their text is read, not what the browser makes of it: that loses what a shorthand with variables says. */

const HASH = /\.(svelte-[a-z0-9]+)/g;
const ROOT = /:root|(?<![\w.#-])(?:html|body)(?![\w-])/g;
const sources = new Map<string, Promise<string>>();
const fonts = new Map<string, Promise<string>>();

interface Block {
  prelude: string;
  body: string;
}

export async function rulesFor(markup: string): Promise<string> {
  const sheets = await Promise.all([...document.styleSheets].map(textOf));
  const written = await Promise.all(sheets.map(({ css, base }) => dressed(css, base, markup)));
  return written.join("\n");
}

async function textOf(sheet: CSSStyleSheet): Promise<{ css: string; base: string }> {
  if (!sheet.href) return { css: sheet.ownerNode?.textContent ?? "", base: location.href };
  const found = sources.get(sheet.href) ?? fetch(sheet.href).then((response) => response.text());
  sources.set(sheet.href, found);
  return { css: await found, base: sheet.href };
}

/** What the screen's size and wishes decide is decided now: a picture has another size. */
async function dressed(css: string, base: string, markup: string): Promise<string> {
  const parts = await Promise.all(blocksOf(css).map((block) => oneOf(block, base, markup)));
  return parts.filter(Boolean).join("\n");
}

async function oneOf({ prelude, body }: Block, base: string, markup: string): Promise<string> {
  const [, name = "", condition = ""] = /^@([\w-]+)\s*([^]*)$/.exec(prelude) ?? [];
  if (name === "media") return matchMedia(condition).matches ? dressed(body, base, markup) : "";
  if (name === "font-face") return `@font-face{${await embedded(body, base)}}`;
  if (name.endsWith("keyframes")) return "";
  if (name) return `${prelude}{${await dressed(body, base, markup)}}`;
  const hashes = [...prelude.matchAll(HASH)].map((found) => found[1]!);
  if (hashes.length && !hashes.some((hash) => markup.includes(hash))) return "";
  return `${prelude.replace(ROOT, ".moment")}{${body}}`;
}

/** `prelude { body }`, one after the other; what has no body is left out. */
export function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[^]*?\*\//g, "");
  const found: Block[] = [];
  let [start, open, depth, quote] = [0, 0, 0, ""];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === "\\") at += 1;
    else if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "{" && depth++ === 0) open = at;
    else if (letter === ";" && depth === 0) start = at + 1;
    else if (letter === "}" && --depth === 0) {
      found.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return found;
}

async function embedded(body: string, base: string): Promise<string> {
  const source = /url\(["']?([^"')]+)["']?\)/.exec(body)?.[1];
  if (!source || source.startsWith("data:")) return body;
  const address = new URL(source, base).href;
  const found = fonts.get(address) ?? inlined(address).catch(() => address);
  fonts.set(address, found);
  return body.replace(source, await found);
}

async function inlined(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `data:font/woff2;base64,${btoa(letters)}`;
}
