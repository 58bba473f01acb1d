import type { Args } from "../../i18n/catalog";
import { language } from "../../i18n/language.svelte";
import { say } from "../../i18n/review/words";
import type { Amount } from "./findings";

/** A text of the game. */
export type Words = (id: string, args?: Args) => string;

const format = (value: number, digits: number, isSigned: boolean): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? "exceptZero" : "negative",
  })
    .format(value)
    .replace("-", "−");

export const percent = (chance: number): string => format(100 * chance, 0, false);
export const change = (chance: number): string => format(100 * chance, 0, true);
export const points = (lead: number): string => format(lead, 1, true);
const plain = (value: number): string => format(value, 1, false);

export const inPercent = (chance: number): string => say("in-percent", { chance: percent(chance) });
export const chanceOf = ({ chance, chance_error }: Amount): string => `${inPercent(chance)} ±${percent(chance_error)}`;
export const changed = ({ chance, chance_error }: Amount): string =>
  `${say("chance-changed", { change: change(chance) })} ±${percent(chance_error)}`;
export const leadOf = ({ lead, lead_error }: Amount): string => `${points(lead)} ±${plain(lead_error)}`;
