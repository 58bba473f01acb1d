/** A replay by keyboard. */
import type { Playback } from "./playback.svelte";

const KEYS: Record<string, (playback: Playback) => void> = {
  ArrowRight: (playback) => playback.forward(),
  ArrowLeft: (playback) => playback.back(),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.last),
  PageDown: (playback) => playback.jumpRound(1),
  PageUp: (playback) => playback.jumpRound(-1),
  " ": (playback) => playback.toggle(),
};

/** Keys that mean something where the focus is are left alone. */
export function pressKey(playback: Playback, event: KeyboardEvent): void {
  const act = KEYS[event.key];
  const at = event.target instanceof Element ? event.target : document.body;
  if (event.key === "Escape" && playback.stage.busy) playback.stage.skip();
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest("dialog")) return;
  const isPressed = event.key === " " && at.closest("button, a, summary, input:not([type=range])");
  const isTyped = at.closest("input:not([type=range]), textarea, select") && (at as HTMLInputElement).value !== "";
  const isChosen = at.matches("input[type=radio]") && /Arrow| /.test(event.key);
  if (isPressed || isTyped || isChosen) return;
  event.preventDefault();
  act(playback);
}
