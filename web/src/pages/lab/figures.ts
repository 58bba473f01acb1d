/** The reports that come with the pages, as numbers; `python -m curiouser.lab.shipped` makes the files. */
import type { Worded } from "../../client/wire";

/** A mean, and half of its 95 % interval. */
export type Pair = [number, number];

/** Per cent of matches by value, in equal steps. */
export interface Shape {
  first: number;
  step: number;
  shares: number[];
}

export interface ThingUse {
  label: string | Worded | Worded[];
  times: Pair;
  worth: Pair | null;
}

export interface Figures {
  game: string;
  rules: number;
  seats: number;
  bots: string[];
  seed: number;
  matches: number;
  heard: number;
  measures: Record<string, Pair>;
  shapes: Record<string, Shape>;
  uses: { rule: string; times: Pair; fired: number }[];
  groups: { field: string; things: ThingUse[] }[];
}

const files = import.meta.glob<Figures>("./reports/*.json", { import: "default" });

/** The games that have a report, and for how many seats. */
export const REPORTS = Object.keys(files)
  .map((path) => /([\w-]+)-(\d)\.json$/.exec(path)!)
  .map(([, game, seats]) => ({ game: game!, seats: Number(seats) }));

export const load = (game: string, seats: number): Promise<Figures> => files[`./reports/${game}-${seats}.json`]!();

const PER_CENT = ["won", "starter-won", "decided", "shared", "end"];
const NUMBERED = ["won", "score", "end", "rule"];

/** won-2 → won: measures that differ in a seat, an ending or a rule are worded alike. */
export function kindOf(measure: string): string {
  const head = measure.split("-", 1)[0]!;
  return NUMBERED.includes(head) ? head : measure;
}

export const scaleOf = (measure: string): number => (PER_CENT.includes(kindOf(measure)) ? 100 : 1);
