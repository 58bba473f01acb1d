/** Plays the teapot's tune for as long as its time runs. */
import type { Tone } from "../../device/sound";
import type { Hand } from "./clock";
import { noteAt } from "./tune";

/** `handNow` tells how much time is left; what it gives back ends the tune. */
export function playTune(handNow: () => Hand | null, loud: number, sound: (tones: Tone[]) => void): () => void {
  let n = 0;
  let timer = setTimeout(step, 150);
  function step(): void {
    const at = handNow();
    const isHeard = at?.running && at.left > 0 && !document.hidden && (navigator.userActivation?.hasBeenActive ?? true);
    if (!at || !isHeard) return void (timer = setTimeout(step, 300));
    const { tones, ms } = noteAt(n, at.left / at.whole, loud);
    n += 1;
    sound(tones);
    timer = setTimeout(step, ms);
  }
  return () => clearTimeout(timer);
}
