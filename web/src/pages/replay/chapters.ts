/** A replay in words: chapters are rounds, lines are what happened. A move belongs to the round it was made in. */
import type { Replay, Step } from "../../client/replay";
import type { Args } from "../../i18n/catalog";

export interface Line {
  key: string;
  step: number;
  text: string;
  rule: string;
}

/** `round` 0: what was laid out before the first decision. */
export interface Chapter {
  round: number;
  lines: Line[];
}

type Words = (id: string, args?: Args) => string;

export const sentencesOf = (step: Step, words: Words): string[] =>
  step.told.filter(({ quiet }) => !quiet).map(({ text }) => words(text.id, text.args as Args));

export function chaptersOf({ steps, laid }: Replay, words: Words): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((step, number) => {
    const lines = step.told.flatMap(({ text, rule, quiet }, index): Line[] =>
      quiet ? [] : [{ key: `${number}-${index}`, step: number, text: words(text.id, text.args as Args), rule }],
    );
    if (!lines.length) return;
    const round =
      number <= laid && step.actor === "luck"
        ? 0
        : Math.max(steps[number - 1]?.round ?? 0, found.at(-1)?.round ?? 0, 1);
    const last = found.at(-1);
    if (last?.round === round) last.lines.push(...lines);
    else found.push({ round, lines });
  });
  return found;
}

const MOST = 5; // sentences at once

/** The words of a moment: what happened after `since`; where nothing was told of it, what was told last. */
export function momentOf(
  { steps }: Replay,
  at: number,
  words: Words,
  since: number = at - 1,
): { text: string; rule: string } {
  const together = steps.slice(Math.max(1, since + 1), at + 1);
  const told = together.flatMap((step) => sentencesOf(step, words));
  if (told.length && told.length <= MOST) return { text: told.join(" "), rule: ruleOf(together) };
  for (let step = at; step > 0; step -= 1) {
    const said = sentencesOf(steps[step]!, words);
    if (said.length) return { text: said.join(" "), rule: ruleOf([steps[step]!]) };
  }
  return { text: "", rule: "" };
}

const ruleOf = (steps: Step[]): string => steps.flatMap(({ told }) => told).find(({ quiet }) => !quiet)?.rule ?? "";
