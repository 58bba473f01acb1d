/** The teapot's tune: a waltz of our own that goes round and round, and hurries when the time runs out. */
import type { Tone } from "../../device/sound";

/** Half tones above middle C (null: a rest), and how many quavers. */
type Note = [pitch: number | null, quavers: number];

const WALTZ: Note[] = [
  [4, 2],
  [7, 1],
  [12, 2],
  [11, 1],
  [9, 2],
  [12, 1],
  [7, 3],
  [5, 2],
  [9, 1],
  [14, 2],
  [12, 1],
  [11, 1],
  [9, 1],
  [11, 1],
  [12, 3],
  [16, 2],
  [14, 1],
  [12, 2],
  [9, 1],
  [8, 2],
  [12, 1],
  [11, 3],
  [7, 1],
  [8, 1],
  [9, 1],
  [11, 1],
  [14, 1],
  [11, 1],
  [12, 3],
  [null, 3],
];

const QUAVER = 165; // ms at ease
const QUICKEST = 78;
const HURRY = 0.4; // of the time, from where on it hurries

/** How long a quaver is with this share of the time left. */
export function quaver(share: number): number {
  if (share >= HURRY) return QUAVER;
  return Math.round(QUICKEST + (QUAVER - QUICKEST) * Math.max(0, share / HURRY));
}

/** The n-th note and how long it takes. It climbs by a half tone at each round of the last part. */
export function noteAt(n: number, share: number, loud: number): { tones: Tone[]; ms: number } {
  const [pitch, quavers] = WALTZ[n % WALTZ.length]!;
  const ms = quavers * quaver(share);
  const lifted = pitch === null ? null : pitch + (share < HURRY / 2 ? 2 : share < HURRY ? 1 : 0);
  return { tones: [[lifted === null ? 0 : hertz(lifted), Math.round(ms * 0.8), loud]], ms };
}

function hertz(pitch: number): number {
  return Math.round(261.63 * 2 ** ((pitch + 12) / 12));
}

export const LENGTH = WALTZ.length;
