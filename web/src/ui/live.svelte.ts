/** What those who listen instead of looking are told. */
import { untrack } from "svelte";

const told = $state({ sentence: "", even: false });

export const lastTold = () => told;

/** Whoever tells does not listen: an effect that announces is not run again by it. */
export function announce(sentence: string): void {
  told.sentence = sentence;
  told.even = untrack(() => !told.even);
}
