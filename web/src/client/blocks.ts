/** Whom this device does not want to hear at a table: kept here, and told to the server for that table. */
import { peopleAt } from "../device/memory";
import { keep, recall } from "../device/storage";
import type { Item, Room } from "./wire";

export interface Blocked {
  person: number;
  name: string;
}

const BLOCKS = "curiouser:blocks";
const KEPT = 30;

const all = () => recall<Record<string, Blocked[]>>(BLOCKS, {});

export const blocksAt = (table: string): Blocked[] => all()[table] ?? [];

export function setBlock(table: string, blocked: Blocked, isOn: boolean): void {
  const others = blocksAt(table).filter((each) => !isSame(each, blocked));
  const seen = Object.entries(all()).filter(([each]) => each !== table);
  keep(BLOCKS, Object.fromEntries([...seen.slice(1 - KEPT), [table, isOn ? [...others, blocked] : others]]));
}

/** Whoever leaves and comes back under their name is the same. */
const isSame = (one: Blocked, other: Blocked): boolean =>
  one.person === other.person || one.name.toLowerCase() === other.name.toLowerCase();

/** Everybody at the table who is blocked, by the server's account or by this device's; never somebody of this device. */
export function blockedAt(table: string, room: Room | null): number[] {
  const kept = blocksAt(table);
  const own = peopleAt(table).map(({ person }) => person);
  const here = (room?.people ?? []).filter(({ id, name }) => kept.some((each) => isSame(each, { person: id, name })));
  const muted = room?.muted ?? [];
  return [...muted, ...here.map(({ id }) => id).filter((id) => !own.includes(id) && !muted.includes(id))];
}

/** Whether an item is talk of somebody who is blocked. */
export const isBlockedTalk = ({ item, by }: Item, blocked: number[]): boolean =>
  (item === "said" || item === "emoted") && blocked.includes(by ?? 0);
