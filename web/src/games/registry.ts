/** The games that have something of their own here, found by their folders; big parts are loaded when they are needed.
 * A game without a table of its own gets a plain list of moves from `any/`. */
import type { Component } from "svelte";

import type { GameShown } from "../client/http";
import type { About, Face } from "./contract";

const abouts = import.meta.glob<About>("./*/about.ts", { import: "about", eager: true });
const tables = import.meta.glob<{ default: Component }>("./*/Table.svelte");
const faces = import.meta.glob<Face>("./*/face.ts", { import: "face" });
const rules = import.meta.glob<Rules>("./*/types.ts", { import: "RULES" });
const lessons = import.meta.glob<Step[]>("./*/lesson.ts", { import: "lesson" });

export const aboutOf = (game: string): About => abouts[`./${game}/about.ts`] ?? {};

const placeOf = (game: string): number => aboutOf(game).place ?? Infinity;

/** Games with a place first, in their order; the others after them, as they come. */
export const inOrder = (games: readonly string[]): string[] =>
  [...games].sort((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));

/** The games with a place on the home page. */
export const PLACED = inOrder(Object.keys(abouts).map((path) => path.split("/")[1]!)).filter(
  (game) => placeOf(game) < Infinity,
);

/** How many play when nobody says otherwise. */
export function usualSeats({ name, seats }: GameShown): number {
  const wanted = aboutOf(name).usualSeats ?? 2;
  return seats.includes(wanted) ? wanted : seats[0]!;
}

/** One step of a first game: what to read, the only move that goes on (null at the end), and what happens then. */
export interface Step {
  text: string;
  view: unknown;
  move: unknown;
  events: unknown[];
}

export const hasLesson = (game: string): boolean => `./${game}/lesson.ts` in lessons;

export const loadLesson = async (game: string): Promise<Step[]> => (await lessons[`./${game}/lesson.ts`]?.()) ?? [];

/** Letter of the rule ids, how many there are, and the first that is a ruling of ours. */
export interface Rules {
  letter: string;
  count: number;
  rulings: number;
}

export interface Loaded {
  Table: Component;
  face: Face;
}

export async function loadTable(game: string): Promise<Loaded> {
  const name = `./${game}/Table.svelte` in tables ? game : "any";
  const [table, face] = await Promise.all([tables[`./${name}/Table.svelte`]!(), faces[`./${name}/face.ts`]!()]);
  return { Table: table.default, face };
}

export async function loadRules(game: string): Promise<Rules | null> {
  return (await rules[`./${game}/types.ts`]?.()) ?? null;
}
