import type { About } from "../contract";

export const about: About = {
  place: 3,
  usualSeats: 3,
  accent: "#b83b5e",
  canRedeal: true,
  canResume: true,
  rebuilt: [{ name: "characters" }],
};
