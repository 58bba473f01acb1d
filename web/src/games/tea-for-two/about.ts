import type { About } from "../contract";

export const about: About = {
  place: 4,
  accent: "#9a5c00",
  canRedeal: true,
  canResume: true,
  rebuilt: [{ name: "start_stars" }, { name: "stack_stars" }, { name: "watch" }, { name: "missions" }],
  pictures: {
    T6: { part: "turn", field: "0 6 160 70" },
    T8: { part: "turn", field: "0 24 160 54" },
    T9: { part: "special" },
  },
};
