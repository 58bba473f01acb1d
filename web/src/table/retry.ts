/** A question that nobody had time for is asked again by itself, a few times. */
import { Refused } from "../client/connection";

const PAUSES = [1000, 2000, 3000]; // ms

export async function retryWhileBusy<T>(ask: () => Promise<T>, isWanted: () => boolean, pauses = PAUSES): Promise<T> {
  for (const pause of pauses)
    try {
      return await ask();
    } catch (problem) {
      const isBusy = problem instanceof Refused && problem.refusal.id === "refused-hint-busy";
      if (!isBusy || !isWanted()) throw problem;
      await new Promise((done) => setTimeout(done, pause));
      if (!isWanted()) throw problem;
    }
  return ask();
}
