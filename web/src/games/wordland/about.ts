import { type About, SWITCH } from "../contract";

export const about: About = {
  place: 2,
  usualSeats: 4,
  accent: "#6c3fa3",
  hasOwnClock: true,
  choices: [
    { name: "advanced", values: SWITCH },
    { name: "madness", values: [0, 4, 5] },
    { name: "seconds", values: [0, 20, 30, 45, 60] },
    { name: "careful", values: SWITCH },
    { name: "need_winner", values: SWITCH },
    { name: "teapot", values: SWITCH },
  ],
  children: { children: "one-letter", advanced: false, madness: 0 },
  rebuilt: [{ name: "scoring", of: "W5" }, { name: "lexicon" }],
  pictures: { W7: { part: "aim", field: "0 20 160 58" }, W9: { part: "turn" } },
};
