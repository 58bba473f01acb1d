/** Sealing wax is never round. */
export const NOT_ROUND =
  "M50 5c9 0 14-2 21 3s8 10 14 16 9 11 9 19-1 12 1 19-4 14-10 19-11 5-18 9-12 6-20 4-13-1-20-4-10-8-14-14S6 66 5 58s2-12 3-20 3-14 9-19 11-6 17-9 9-5 16-5z";

const HARD = ["blue", "purple", "green", "red"];

/** Where the dots are, from left to right. */
export function dotsOf(colour: string): number[] {
  const count = HARD.indexOf(colour) + 1;
  return Array.from({ length: count }, (_, n) => 50 + (n - (count - 1) / 2) * 8);
}
