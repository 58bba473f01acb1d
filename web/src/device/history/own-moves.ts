/** The moves that were made on this device, by the seal of their match: nobody else has to be believed about them. */
import { same } from "../equal";
import { keep, recall } from "../storage";

export interface OwnMove {
  seat: number;
  move: unknown;
}

const MOVES = "curiouser:moves";
const MATCHES = 20;

const all = (): Record<string, OwnMove[]> => recall<Record<string, OwnMove[]>>(MOVES, {});

export const ownMoves = (seal: string): OwnMove[] => all()[seal] ?? [];

export function madeMove(seal: string, seat: number, move: unknown): void {
  if (!seal) return;
  const others = Object.entries(all()).filter(([each]) => each !== seal);
  keep(MOVES, Object.fromEntries([...others.slice(1 - MATCHES), [seal, [...ownMoves(seal), { seat, move }]]]));
}

/** Whether all of them are in a record, in their order; others, such as a bot that stood in, may have moved between. */
export function areIn(own: readonly OwnMove[], record: readonly OwnMove[]): boolean {
  let at = 0;
  for (const { seat, move } of record) if (at < own.length && own[at]!.seat === seat && same(own[at]!.move, move)) at++;
  return at === own.length;
}
