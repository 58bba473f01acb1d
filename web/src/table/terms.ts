/** What can be agreed on at a table, beside the players and the choices of its game. */
import type { Asked, Terms } from "../client/wire";
import { aboutOf } from "../games/registry";
import { t } from "../i18n/language.svelte";

/** Seconds a turn. */
export const CLOCKS = [0, 30, 90, 300, 86_400, 259_200];

export const clockName = (clock: number): string =>
  CLOCKS.includes(clock) ? t(`clock-${clock}`) : t("clock-other", { seconds: clock });

/** What is asked beside the rules; `children` stands for several of them. */
export type More = Required<Pick<Asked, "clock" | "late" | "watch" | "chat" | "listed" | "hints">> & {
  children: boolean;
};

export const USUAL: More = {
  clock: 0,
  late: "bot",
  watch: "anyone",
  chat: "free",
  listed: false,
  hints: true,
  children: false,
};

const GUARDED = { chat: "emotes", watch: "people", listed: false } as const;

/** Terms in the form in which a page lets them be chosen. */
export interface Chosen {
  seats: number;
  options: Record<string, unknown>;
  more: More;
}

/** What to ask of the server. */
export function askedOf({ seats, options, more }: Chosen, rest: Pick<Asked, "game" | "language" | "edition">): Asked {
  const { children, ...others } = more;
  if (!children) return { ...rest, seats, options, ...others };
  return { ...rest, seats, options: { ...options, ...aboutOf(rest.game).children }, ...others, ...GUARDED };
}

/** The other way round: what was agreed on, to be chosen anew. */
export function chosenOf({ game, seats, options, clock, late, watch, chat, listed, hints }: Terms): Chosen {
  const more = { clock, late, watch, chat, listed, hints, children: false };
  const ruled = aboutOf(game).children ?? {};
  const isGuarded = chat === GUARDED.chat && watch === GUARDED.watch && !listed;
  if (!isGuarded || !Object.entries(ruled).every(([name, value]) => options[name] === value))
    return { seats, options, more };
  const own = Object.fromEntries(Object.entries(options).filter(([name]) => !(name in ruled)));
  return { seats, options: own, more: { ...more, chat: USUAL.chat, watch: USUAL.watch, children: true } };
}

/** The texts that tell what is not as usual at a table, beside its rules and its clock. */
export function unusual({ clock, late, watch, chat, listed, hints }: Terms): string[] {
  return [
    ...(clock && late !== USUAL.late ? [`agreed-late-${late}`] : []),
    ...(watch !== USUAL.watch ? [`agreed-watch-${watch}`] : []),
    ...(chat !== USUAL.chat ? [`agreed-chat-${chat}`] : []),
    ...(listed ? ["listed"] : []),
    ...(hints ? [] : ["agreed-no-hints"]),
  ];
}
