/** What this device remembers of its tables: who it is at each, and the seals it saw there. */
import { keep, recall } from "./storage";

export interface Person {
  token: string;
  person: number;
  name: string;
}

export interface Remembered {
  table: string;
  game: string;
  at: number;
  people: Person[];
}

const TABLES = "curiouser:tables";
const KEPT = 30;

/** Tables that people of this device were at, the latest first. */
export const tables = (): Remembered[] => recall<Remembered[]>(TABLES, []);

export const peopleAt = (table: string): Person[] => tables().find((each) => each.table === table)?.people ?? [];

export function remember(table: string, game: string, person: Person): void {
  const known = peopleAt(table);
  const isKnown = known.some((each) => each.person === person.person);
  const people = isKnown ? known.map((each) => (each.person === person.person ? person : each)) : [...known, person];
  const others = tables().filter((each) => each.table !== table);
  keep(TABLES, [{ table, game, at: Date.now(), people }, ...others].slice(0, KEPT));
}

export function forget(table: string, token?: string): void {
  const left = tables().flatMap((each) => {
    if (each.table !== table) return [each];
    const people = token === undefined ? [] : each.people.filter((person) => person.token !== token);
    return people.length ? [{ ...each, people }] : [];
  });
  keep(TABLES, left);
}

const WHIM = "curiouser:whim";

/** A number below `many` that chance gave this device, always the same. */
export function stableRandom(many: number): number {
  const found = recall(WHIM, Math.floor(Math.random() * many));
  keep(WHIM, found);
  return found % many;
}

const SEALS = "curiouser:seals";

/** The seals that a table showed before its matches, for whoever checks a record later. */
export const sealsOf = (table: string): string[] => recall<Record<string, string[]>>(SEALS, {})[table] ?? [];

export function sawSeal(table: string, seal: string): void {
  if (!seal || sealsOf(table).includes(seal)) return;
  const seen = Object.entries(recall<Record<string, string[]>>(SEALS, {})).filter(([each]) => each !== table);
  keep(SEALS, Object.fromEntries([...seen.slice(1 - KEPT), [table, [...sealsOf(table), seal]]]));
}
