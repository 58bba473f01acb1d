/** How long things take to be shown, and which are shown together. */
import type { GameEvent } from "./types";

/** Everything that happens in a row stays within this, in ms. */
export const LONGEST = 2200;

const LASTS: Partial<Record<GameEvent["type"], number>> = {
  CardTurnedOver: 430,
  RoundWon: 420,
  EffectUsed: 220,
  CardBought: 460,
  TokensTaken: 380,
  TokensStolen: 380,
  FlamingoTaken: 480,
  CardDestroyed: 520,
  QueenSpared: 520,
  StackEmptied: 320,
  StarsGained: 420,
  HandMoved: 520,
  SpaceSkipped: 300,
  EffectCopied: 320,
  NothingDone: 300,
  DeckRenewed: 420,
  MissionScored: 380,
};

/** T6: both decks are turned over at once; cards of one effect too, a little apart. */
export function together(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (
      last &&
      before?.type === "CardTurnedOver" &&
      event.type === before.type &&
      event.rule === before.rule &&
      event.rule !== "T23"
    )
      last.push(event);
    else groups.push([event]);
  }
  return groups;
}

export function lasts(group: readonly GameEvent[]): number {
  const first = group[0];
  return first ? (LASTS[first.type] ?? 0) + 110 * (first.rule === "T6" ? 0 : group.length - 1) : 0;
}

/** By how much everything must be quicker. */
export function pace(groups: readonly GameEvent[][]): number {
  const total = groups.reduce((sum, group) => sum + lasts(group), 0);
  return Math.min(1, LONGEST / Math.max(total, 1));
}
