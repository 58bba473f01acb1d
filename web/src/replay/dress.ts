/** The style sheets of the page, as a picture of a part of it needs them: whole, with their fonts, and nothing else. */

const HASH = /\.(svelte-[a-z0-9]+)/g;
const ROOT = /:root|(?<![\w.#-])(?:html|body)(?![\w-])/g;
let fonts: Promise<string> | null = null;

export async function rulesFor(markup: string): Promise<string> {
  const sheets = [...document.styleSheets].map((sheet) => sheet.cssRules);
  fonts ??= embedded(sheets.flatMap((rules) => [...rules].filter((rule) => rule instanceof CSSFontFaceRule)));
  return (await fonts) + sheets.flatMap((rules) => written(rules, markup)).join("\n");
}

/** What the screen's size and wishes decide is decided now: a picture has another size. */
function written(rules: CSSRuleList, markup: string): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? written(rule.cssRules, markup) : [];
    if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return [];
    const hashes = [...rule.cssText.matchAll(HASH)].map((found) => found[1]!);
    if (hashes.length && !hashes.some((hash) => markup.includes(hash))) return [];
    if (!(rule instanceof CSSStyleRule)) return [rule.cssText];
    const selector = rule.selectorText.replace(ROOT, ".moment");
    return [selector + rule.cssText.slice(rule.selectorText.length)];
  });
}

async function embedded(faces: CSSFontFaceRule[]): Promise<string> {
  const found = await Promise.all(faces.map((face) => inlined(face).catch(() => "")));
  return found.join("\n");
}

async function inlined(face: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!source || source.startsWith("data:")) return face.cssText;
  const base = face.parentStyleSheet?.href ?? location.href;
  const bytes = new Uint8Array(await (await fetch(new URL(source, base))).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return face.cssText.replace(source, `data:font/woff2;base64,${btoa(letters)}`);
}
