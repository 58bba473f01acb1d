/** Who sits where, as tables show it: a name, a colour and a shape that never go without each other. */
import type { Room } from "./wire";

export const SHAPES = ["heart", "spade", "diamond", "club", "cup", "key", "watch", "hat"] as const;
export type Shape = (typeof SHAPES)[number];

export interface SeatInfo {
  seat: number;
  name: string;
  /** A CSS colour: `var(--seat-0)` … `var(--seat-7)`. */
  colour: string;
  shape: Shape;
  /** The name of the bot that plays, or "". */
  bot: string;
  /** 0: nobody's. */
  person: number;
  /** A person who is not connected now keeps the seat. */
  connected: boolean;
  /** Played from this device. */
  mine: boolean;
}

/** Whether all who sit here, and are here, have asked for one more match. */
export function isAgreed({ status, number, seats, ready = [] }: Room, present: readonly number[] | null): boolean {
  const people = seats.filter(({ bot }) => !bot).map(({ person = 0 }) => person);
  const here = people.filter((person) => present?.includes(person) ?? true);
  const isFull = !people.includes(0);
  return status === "waiting" && number > 1 && isFull && here.length > 0 && here.every((one) => ready.includes(one));
}

export type NameBot = (bot: string, seat: number) => string;

/** The name of a person; whoever came later and has the same one gets a number, so that nobody is taken for another. */
export function nameOf(room: Pick<Room, "people"> | null, person: number): string | undefined {
  const found = room?.people.find(({ id }) => id === person);
  if (!found) return undefined;
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  const before = room!.people.filter(({ id, name }) => id < person && plain(name) === plain(found.name)).length;
  return before ? `${found.name} ${before + 1}` : found.name;
}

/** A bot of the operator's own, module:Name, has the name that its author gave it; ours have none of their own. */
export const guestName = (bot: string): string => (bot.includes(":") ? bot.slice(bot.indexOf(":") + 1) : "");

/** As long as nobody has said who is there, everybody is. */
export function seatsOf(
  room: Room,
  present: readonly number[] | null,
  mine: readonly number[],
  nameBot: NameBot,
): SeatInfo[] {
  return room.seats.map(({ person = 0, bot = "" }, seat) => ({
    seat,
    name: nameOf(room, person) ?? (bot ? guestName(bot) || nameBot(bot, seat) : ""),
    colour: `var(--seat-${seat % SHAPES.length})`,
    shape: SHAPES[seat % SHAPES.length]!,
    bot,
    person,
    connected: Boolean(bot && !person) || (present?.includes(person) ?? true),
    mine: mine.includes(seat),
  }));
}
