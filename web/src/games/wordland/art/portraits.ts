/** All who may sit at the table. */
import type { Component } from "svelte";

import { portraits as shared } from "../../../ui/characters";
import TwoOfHearts from "./TwoOfHearts.svelte";

export const portraits: Record<string, Component> = { ...shared, two: TwoOfHearts };

/** The rule of each character. */
export const RULE_OF: Record<string, string> = {
  queen: "W24",
  rabbit: "W25",
  cat: "W26",
  twins: "W27",
  caterpillar: "W28",
  alice: "W29",
  two: "W30",
  hatter: "W31",
};
