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
};
