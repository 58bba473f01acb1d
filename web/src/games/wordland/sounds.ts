/** The sounds at the tea table, in tones. */
import type { Tone } from "../../device/sound";

export const OUT: Tone[] = [
  [392, 70, 0.6],
  [311, 90, 0.6],
  [233, 220, 0.6],
];
export const OBJECTION: Tone[] = [
  [880, 60, 0.7],
  [0, 40],
  [880, 60, 0.7],
  [659, 160, 0.7],
];
export const SAID: Tone[] = [
  [1047, 35, 0.35],
  [1319, 60, 0.35],
];
export const SEAL: Tone[] = [
  [165, 60, 0.7],
  [330, 90, 0.35],
];
export const POWER: Tone[] = [
  [523, 50, 0.5],
  [740, 50, 0.5],
  [1047, 110, 0.5],
];
export const LAST: Tone[] = [
  [523, 90, 0.6],
  [659, 90, 0.6],
  [784, 200, 0.6],
];
