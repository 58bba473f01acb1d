/** The tables there are, each loaded when it is needed; a game without one of its own gets a plain list of moves. */
import type { Component } from "svelte";

import type { Face } from "./contract";

const tables = import.meta.glob<{ default: Component }>("./games/*/Table.svelte");
const faces = import.meta.glob<Face>("./games/*/face.ts", { import: "face" });
const rules = import.meta.glob<Rules>("./games/*/types.ts", { import: "RULES" });

const lessons = import.meta.glob<Step[]>("./games/*/lesson.ts", { import: "lesson" });

/** One step of a first game: what to read, the only move that goes on (null at the end), and what happens then. */
export interface Step {
  text: string;
  view: unknown;
  move: unknown;
  events: unknown[];
}

export const hasLesson = (game: string): boolean => `./games/${game}/lesson.ts` in lessons;

export const loadLesson = async (game: string): Promise<Step[]> =>
  (await lessons[`./games/${game}/lesson.ts`]?.()) ?? [];

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
  const name = `./games/${game}/Table.svelte` in tables ? game : "any";
  const [table, face] = await Promise.all([
    tables[`./games/${name}/Table.svelte`]!(),
    faces[`./games/${name}/face.ts`]!(),
  ]);
  return { Table: table.default, face };
}

export async function loadRules(game: string): Promise<Rules | null> {
  return (await rules[`./games/${game}/types.ts`]?.()) ?? null;
}
