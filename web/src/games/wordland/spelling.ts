/** Which letters a phrase has (W15, W39): only to mark them while they are typed. The server decides. */

/** Alphabets with the letters that turn up in foreign names, as in curiouser/games/wordland/lexicon. */
export const ALPHABETS: Record<string, string> = {
  en: "abcdefghijklmnopqrstuvwxyz",
  pl: "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx",
  ro: "aăâbcdefghiîjklmnopqrsștțuvwxyz",
};

const WITHOUT_ACCENT: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
  ŧ: "t",
  ß: "ss",
};
const COMMAS: Record<string, string> = { ş: "ș", ţ: "ț" };

/** What one character, with its accents, counts as; "" if it is no letter. */
export function lettersOf(char: string, language: string): string {
  const alphabet = ALPHABETS[language] ?? ALPHABETS["en"]!;
  const small = char.normalize("NFC").toLowerCase();
  const found = alphabet.includes("ș") ? (COMMAS[small] ?? small) : small;
  if (found.length === 1 && alphabet.includes(found)) return found;
  return [...found.normalize("NFKC")].map((each) => withoutAccents(each, alphabet)).join("");
}

/** The outermost accents go first: what remains may be a letter of the alphabet. */
function withoutAccents(char: string, alphabet: string): string {
  const parts = [...char.normalize("NFD")];
  for (let length = parts.length; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join("").normalize("NFC");
    if (shorter.length === 1 && alphabet.includes(shorter)) return shorter;
    if (WITHOUT_ACCENT[shorter]) return WITHOUT_ACCENT[shorter];
  }
  return "";
}

export interface Mark {
  text: string;
  forbidden: boolean;
}

/** The phrase as it was typed, letter by letter with its accents, and which of them are forbidden. */
export function marks(phrase: string, forbidden: readonly string[], language: string): Mark[] {
  const pieces = phrase.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  return pieces.map((text) => ({
    text,
    forbidden: [...lettersOf(text, language)].some((letter) => forbidden.includes(letter)),
  }));
}

/** The forbidden letters in it, each once, in the order of the row. */
export function faults(phrase: string, forbidden: readonly string[], language: string): string[] {
  const letters = new Set([...phrase.matchAll(/\P{M}\p{M}*/gu)].flatMap(([each]) => [...lettersOf(each, language)]));
  return forbidden.filter((letter) => letters.has(letter));
}
