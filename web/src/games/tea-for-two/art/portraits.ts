/** Who is on the cards: those of all games, and those who are only in this one. */
import type { Component } from "svelte";

import { portraits as known } from "../../../ui/characters";
import Executioner from "./Executioner.svelte";
import Guard from "./Guard.svelte";
import King from "./King.svelte";
import Knave from "./Knave.svelte";
import Mouse from "./Mouse.svelte";

export const portraits: Record<string, Component> = {
  cat: known.cat,
  mouse: Mouse,
  guard: Guard,
  executioner: Executioner,
  knave: Knave,
  caterpillar: known.caterpillar,
  king: King,
  alice: known.alice,
  queen: known.queen,
  rabbit: known.rabbit,
};
