/** The luck of a match as this device knows it by itself: the seal it saw before the deal, and the words it gave. */
import { keep, recall } from "../device/storage";
import { hex } from "./sha256";
import { sha256 } from "./sha256";
import type { Room } from "./wire";

export interface Word {
  person: number;
  text: string;
  /** The server has said that it has it. */
  kept: boolean;
}

export interface Known {
  number: number;
  seal: string;
  words: Word[];
  /** Hashes of everybody's words, as they stood when these were to be opened. */
  hashes?: string[];
  /** How often somebody did not open theirs, so that all words before were void. */
  voided?: number;
}

/** What is published of a word before anybody opens theirs; docs/records.md has the bytes. */
export const hashOf = (word: string): string => hex(sha256(new TextEncoder().encode(`curiouser word 1\n${word}`)));

/** What does not fit what this device knows: another seal than before the deal, or a word that is not there. */
export type Misfit = "" | "seal-changed" | "word-missing";

const LUCK = "curiouser:luck";
const TABLES = 30;
const MATCHES = 30;

const all = (): Record<string, Known[]> => recall<Record<string, Known[]>>(LUCK, {});

export const knownOf = (table: string, number: number): Known | undefined =>
  all()[table]?.find((each) => each.number === number);

/** Matches that go on from one another or repeat it have one seal. */
export const knownBy = (seal: string): Known[] =>
  Object.values(all())
    .flat()
    .filter((each) => each.seal === seal);

function know(table: string, known: Known): void {
  const matches = (all()[table] ?? []).filter(({ number }) => number !== known.number);
  const tables = Object.entries(all()).filter(([each]) => each !== table);
  keep(LUCK, Object.fromEntries([...tables.slice(1 - TABLES), [table, [...matches.slice(1 - MATCHES), known]]]));
}

/** The first one counts: whoever shows another seal after a word was given may have chosen it for that word. */
export function sawRoom(table: string, { status, number, commitment, opening, sealed = [], voided = 0 }: Room): void {
  if (status !== "waiting" || !commitment) return;
  const known = knownOf(table, number);
  const hashes = opening?.length ? sealed.map(({ hash }) => hash) : [];
  const isVoid = voided > (known?.voided ?? 0);
  if (known && !isVoid && (known.hashes ?? []).join() === hashes.join()) return;
  const words = isVoid ? [] : (known?.words ?? []);
  know(table, { number, seal: known?.seal ?? commitment, words, hashes, voided });
}

/** Whether words of players are mixed into the luck: not where somebody may know it already. */
export const isMixed = ({ begun }: Room): boolean => !begun?.borrowed;

export function putWord(table: string, number: number, word: Word): void {
  const known = knownOf(table, number);
  if (!known) return;
  const others = known.words.filter(({ person }) => person !== word.person);
  know(table, { ...known, words: [...others, word] });
}

export const wordOf = (table: string, number: number, person: number): Word | undefined =>
  knownOf(table, number)?.words.find((each) => each.person === person);

/** The words of people who have left go with them. */
export function dropWord(table: string, number: number, person: number): void {
  const known = knownOf(table, number);
  if (known) know(table, { ...known, words: known.words.filter((word) => word.person !== person) });
}

const keptWords = (known: Known): string[] => known.words.filter(({ kept }) => kept).map(({ text }) => text);

/** The words of this device that must be in a record with that seal. */
export const wordsFor = (seal: string): string[] => knownBy(seal).flatMap(keptWords);

function misfit(known: Known | undefined, seal: string, entropy: readonly string[] | null): Misfit {
  if (!known) return "";
  if (seal !== known.seal) return "seal-changed";
  if (!entropy) return "";
  const given = entropy.map(hashOf);
  const isWhole = keptWords(known).every((word) => entropy.includes(word));
  return isWhole && (known.hashes ?? []).every((hash) => given.includes(hash)) ? "" : "word-missing";
}

export function misfitOfRoom(table: string, { status, number, commitment, entropy = [] }: Room): Misfit {
  const isDealt = status === "playing" || status === "over";
  return misfit(knownOf(table, number), commitment, isDealt ? entropy : null);
}

/** What can't be read speaks for nothing: the page that checks records finds fault with it. */
export function misfitOfRecord(table: string, number: number, record: string): Misfit {
  try {
    const { luck } = JSON.parse(record.slice(0, record.indexOf("\n"))) as {
      luck: { commitment: string; entropy?: string[] } | null;
    };
    return misfit(knownOf(table, number), luck?.commitment ?? "", luck?.entropy ?? []);
  } catch {
    return "";
  }
}
