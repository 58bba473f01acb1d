/** How one seat stands, for the strip on top. */
export interface Standing {
  score: number | null;
  /** What can be seen of a seat, worded, such as "3 cards". */
  notes?: string[];
  /** Out of the round, asleep, in the hole … */
  faded?: boolean;
}
