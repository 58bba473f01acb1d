import type { About } from "../contract";

export const about: About = {
  accent: "#3f5b8c",
  canResume: true,
};
