/** Ways out for a table that waits for somebody in vain. The server decides; these tell when it is worth asking. */
import type { TableStore } from "../client/store.svelte";

const PATIENCE = 10 * 60_000; // ms, as in curiouser/server/core/decide.py
const HOST_PATIENCE = 60 * 60_000;
const LOOK = 5_000;

type Known = Pick<TableStore, "room" | "turn" | "log" | "came" | "present" | "seats" | "you" | "isHost">;

/** Whether a bot may play on for somebody else: a turn without a clock has taken long. */
export function keepsWaiting({ room, turn, seats, isHost }: Known, seat: number, now: number): boolean {
  const isAsked = seats.length > 0 || isHost;
  if (!isAsked || !turn || turn.deadline || room?.status !== "playing" || room.paused) return false;
  return turn.actors.includes(seat) && now - turn.since >= PATIENCE;
}

/** Whether somebody who plays may end the host's pause: nothing has happened for long. */
export function canGoOn(known: Known, now: number): boolean {
  const { room, came, seats, isHost } = known;
  if (room?.status !== "playing" || !room.paused || isHost || !seats.length) return false;
  return now - Math.max(came, lastOf(known)) >= PATIENCE;
}

/** Whether somebody who plays may become the host: sure where the host was silent for long, worth a try where they are gone. */
export function canTakeOver(known: Known, now: number): boolean {
  const { room, came, present, seats, you, isHost } = known;
  if (!room || room.status === "closed" || isHost || !seats.length) return false;
  const isPlaying = room.status === "playing"; // moves don't tell whose they are
  const host = lastOf(known, (by) => isPlaying || by === room.host);
  if (now - Math.max(came, host) >= HOST_PATIENCE) return true;
  const isAway = present !== null && !present.includes(room.host);
  const others = Math.max(
    came,
    lastOf(known, (by) => by !== you),
  );
  return isAway && !isPlaying && now - others >= PATIENCE && now - host >= HOST_PATIENCE;
}

/** When somebody of these did something last, as far as the log tells. */
function lastOf({ log }: Known, isOne: (by: number) => boolean = () => true): number {
  return Math.max(0, ...log.filter(({ item }) => isOne(item.by ?? 0)).map(({ at }) => at));
}

/** The server's time for a component, looked at now and then. */
export function ticking(now: () => number): { readonly now: number } {
  let at = $state(0);
  $effect(() => {
    at = now();
    const timer = setInterval(() => (at = now()), LOOK);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return at;
    },
  };
}
