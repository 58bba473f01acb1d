/** What the reader has chosen on this device. */
import { keep, recall } from "./storage";

export type Theme = "auto" | "light" | "dark";

interface Settings {
  theme: Theme;
  muted: boolean;
  still: boolean;
  name: string;
  /** The bot that was chosen last. */
  bot: string;
  /** Whether the device tells of a turn while the page is hidden. */
  notices: boolean;
  /** An address of a service that is called then, too; "" for none. */
  webhook: string;
}

const KEY = "curiouser:settings";
const USUAL: Settings = { theme: "auto", muted: false, still: false, name: "", bot: "", notices: false, webhook: "" };

export const settings = $state<Settings>({ ...USUAL, ...recall<Partial<Settings>>(KEY, {}) });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, settings);
  applyTheme();
}

/** The theme stands on the root, where the style sheet looks for it. */
export function applyTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
}

const wish = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ still: wish?.matches ?? false });
wish?.addEventListener("change", () => (device.still = wish.matches));

/** Whether nothing should move, by the device's wish or the reader's. */
export const isStill = (): boolean => settings.still || device.still;
