/** Speaking instead of typing, where the browser can listen. Nothing is asked of it before the player wants it. */

export interface Heard {
  transcript: string;
}

interface HeardList {
  readonly length: number;
  [index: number]: { readonly isFinal: boolean; [index: number]: Heard };
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: HeardList }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type Maker = new () => Recognition;

const LOCALES: Record<string, string> = { en: "en-GB", pl: "pl-PL", ro: "ro-RO" };

function maker(): Maker | null {
  const found = globalThis as unknown as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return found.SpeechRecognition ?? found.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => maker() !== null;

export interface Listening {
  stop: () => void;
}

/** Until it has heard something or is stopped; `heard` comes several times, the last one is final. */
export function listen(language: string, heard: (text: string) => void, ended: (failed: boolean) => void): Listening {
  const ear = new (maker()!)();
  let failed = false;
  ear.lang = LOCALES[language] ?? language;
  ear.interimResults = true;
  ear.maxAlternatives = 1;
  ear.onresult = ({ results }) => heard(transcript(results));
  ear.onerror = () => (failed = true);
  ear.onend = () => ended(failed);
  ear.start();
  return { stop: () => ear.abort() };
}

/** Browsers like to end a sentence with a full stop. */
export function transcript(results: HeardList): string {
  const parts = Array.from({ length: results.length }, (_, n) => results[n]?.[0]?.transcript ?? "");
  return parts
    .join(" ")
    .replace(/[.!?,]+\s*$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}
