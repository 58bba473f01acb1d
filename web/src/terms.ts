/** What can be agreed on at a new table, beside the players: choices of each game that a page offers. */

/** A switch, or the values that it may have; the first one is usual. */
export interface Choice {
  name: string;
  values: (string | number | boolean)[];
}

const SWITCH = [false, true];

export const CHOICES: Record<string, Choice[]> = {
  adventures: [
    { name: "open_hands", values: SWITCH },
    { name: "easy_hole", values: SWITCH },
  ],
  wordland: [
    { name: "advanced", values: SWITCH },
    { name: "madness", values: [0, 4, 5] },
    { name: "seconds", values: [0, 20, 30, 45, 60] },
    { name: "careful", values: SWITCH },
    { name: "need_winner", values: SWITCH },
    { name: "teapot", values: SWITCH },
  ],
};

/** Seconds a turn. */
export const CLOCKS = [0, 30, 90, 300, 86_400, 259_200];

/** What the children's setting means for the rules of a game. */
export const CHILDREN: Record<string, Record<string, unknown>> = {
  adventures: { youngest: true, easy_hole: true },
  wordland: { children: "one-letter", advanced: false, madness: 0 },
};
