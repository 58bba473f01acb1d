import type { About } from "../contract";

export const about: About = {
  place: 3,
  usualSeats: 3,
  accent: "#b83b5e",
  canRedeal: true,
  canResume: true,
  rebuilt: [{ name: "characters" }],
  pictures: {
    G4: { part: "aim" },
    G8: { part: "turn" },
    G11: { part: "special", field: "0 28 160 44" },
    G14: { part: "scoring" },
  },
};
