/** Sounds of a tea party: china, cards and soap bubbles. */
import type { Tone } from "../../device/sound";

export const POP: Tone[] = [
  [880, 40, 0.4],
  [1320, 50, 0.5],
  [0, 60],
  [1175, 40, 0.3],
  [1760, 60, 0.4],
];

export const ROUND: Tone[] = [
  [784, 80, 0.5],
  [1047, 80, 0.5],
  [1319, 160, 0.5],
];

/** Higher with each card of a line. */
export function lift(count: number): Tone[] {
  return [[440 + 110 * count, 45, 0.4]];
}

export function deal(count: number): Tone[] {
  return Array.from({ length: count }, (_, n) => [300 + (n % 3) * 30, 45, 0.15]);
}
