/** The sounds of the garden, in tones. */

import type { Tone } from "../../device/sound";

export const SOUNDS: Record<string, Tone[]> = {
  card: [
    [330, 30, 0.4],
    [494, 50, 0.4],
  ],
  step: [[240, 26, 0.35]],
  cookie: [
    [784, 60, 0.5],
    [988, 60, 0.5],
    [1319, 120, 0.5],
  ],
  spin: [30, 30, 34, 40, 48, 60, 76, 98, 130, 170].map((ms): Tone => [1480, ms, 0.18]),
  blocked: [
    [175, 80, 0.5],
    [0, 30],
    [165, 120, 0.5],
  ],
  fall: [740, 622, 523, 440, 349, 262, 196].map((hertz): Tone => [hertz, 46, 0.45]),
  grow: [262, 330, 392, 523, 659].map((hertz): Tone => [hertz, 60, 0.5]),
  shrink: [659, 523, 392, 330].map((hertz): Tone => [hertz, 55, 0.45]),
};
