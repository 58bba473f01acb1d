import { type About, SWITCH } from "../contract";

export const about: About = {
  place: 1,
  usualSeats: 3,
  accent: "#0e7c7b",
  canRedeal: true,
  canResume: true,
  choices: [
    { name: "open_hands", values: SWITCH },
    { name: "easy_hole", values: SWITCH },
  ],
  children: { youngest: true, easy_hole: true },
  rebuilt: [
    { name: "characters", of: "A2" },
    { name: "spaces", of: "A3" },
    { name: "numbers", of: "A3" },
  ],
  pictures: {
    A3: { part: "aim", field: "0 -2 160 104" },
    A8: { part: "turn", field: "0 6 160 70" },
    A11: { part: "turn", field: "0 28 160 60" },
    A17: { part: "special", field: "0 32 160 52" },
  },
};
