/**
 * Ratings after Plackett and Luce, as Weng and Lin have them (JMLR 12, 2011) and openskill computes them: a mean and a
 * spread for each, moved by every match. Tests compare them with the numbers of Python's openskill.
 */
export interface Rating {
  mu: number;
  sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
const BETA_SQUARED = (SIGMA / 2) ** 2;
const TAU_SQUARED = (MU / 300) ** 2;
const LEAST = 1e-4;

export const beginner = (): Rating => ({ mu: MU, sigma: SIGMA });

/** What becomes of the ratings of those who played, by their places; equal places are shared. */
export function rated(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU_SQUARED }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA_SQUARED, 0));
  const strength = before.map(({ mu }) => Math.exp(mu / c));
  /** Of all who were not better than this one. */
  const rest = places.map((place) =>
    strength.reduce((sum, each, index) => sum + (places[index]! >= place ? each : 0), 0),
  );
  const alike = places.map((place) => places.filter((other) => other === place).length);
  return before.map(({ mu, variance }, own) => {
    let omega = 0;
    let delta = 0;
    for (const [other, place] of places.entries()) {
      if (place > places[own]!) continue;
      const share = strength[own]! / rest[other]!;
      omega += ((own === other ? 1 : 0) - share) / alike[other]!;
      delta += (share * (1 - share)) / alike[other]!;
    }
    const shrink = 1 - (delta * variance * Math.sqrt(variance)) / c ** 3;
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * Math.max(shrink, LEAST)) };
  });
}
