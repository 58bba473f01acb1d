/** Sounds of a tea for two: china, spoons, a ticking watch. */
import type { Tone } from "../../device/sound";

export const SOUNDS = {
  flip: [
    [330, 30, 0.35],
    [440, 45, 0.35],
  ],
  won: [
    [587, 60, 0.45],
    [880, 120, 0.45],
  ],
  tie: [
    [587, 60, 0.45],
    [587, 60, 0.45],
    [784, 120, 0.45],
  ],
  effect: [[494, 70, 0.35]],
  buy: [
    [392, 50, 0.4],
    [523, 50, 0.4],
    [659, 90, 0.4],
  ],
  token: [
    [1175, 40, 0.35],
    [1568, 70, 0.35],
  ],
  flamingo: [
    [392, 60, 0.45],
    [311, 60, 0.45],
    [466, 140, 0.45],
  ],
  destroy: [
    [220, 40, 0.5],
    [165, 50, 0.5],
    [110, 120, 0.5],
  ],
  star: [784, 988, 1319].map((hertz): Tone => [hertz, 60, 0.4]),
  tick: Array.from({ length: 4 }, (): Tone => [1480, 55, 0.18]),
  nothing: [[175, 110, 0.35]],
  shuffle: [300, 330, 300, 330, 300].map((hertz): Tone => [hertz, 40, 0.2]),
  mission: [
    [523, 70, 0.45],
    [784, 160, 0.45],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;
