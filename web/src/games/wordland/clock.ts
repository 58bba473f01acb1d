/** Time as the table shows it. The view counts from the beginning of the match, the server's turn says when that was. */
import type { Turn as WireTurn } from "../../client/wire";
import type { View } from "./types";

export interface Hand {
  /** What runs: a turn, the wait for somebody to tap the teapot, or a vote. */
  kind: "turn" | "wait" | "vote";
  /** ms that are left, and of how many. */
  left: number;
  whole: number;
  /** False while the table is paused. */
  running: boolean;
}

const WAIT = 3_000;
const VOTE = 10_000;

/** What the clock shows at this moment of the server's; null where time does not matter. */
export function handAt(view: View, turn: WireTurn, now: number): Hand | null {
  if (!view.turn) return null;
  const [kind, until, whole] = dueOf(view);
  const running = turn.deadline !== null && turn.deadline !== undefined;
  const passed = running ? Math.max(0, now - turn.since) : 0;
  return { kind, left: Math.min(whole, Math.max(0, until - view.now - passed)), whole, running };
}

function dueOf(view: View): [Hand["kind"], number, number] {
  if (view.vote) return ["vote", view.vote.until, VOTE];
  const turn = view.turn!;
  return turn.running ? ["turn", turn.until, view.clock] : ["wait", turn.until, WAIT];
}

/** ms until something of this view is over, at this moment. */
export function leftOf(until: number | null, view: View, turn: WireTurn, now: number): number {
  return until === null ? 0 : Math.max(0, until - view.now - Math.max(0, now - turn.since));
}
