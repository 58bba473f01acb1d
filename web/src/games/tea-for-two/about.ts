import type { About } from "../contract";

export const about: About = {
  place: 4,
  accent: "#9a5c00",
  canRedeal: true,
  canResume: true,
  rebuilt: [{ name: "start_stars" }, { name: "stack_stars" }, { name: "watch" }, { name: "missions" }],
};
