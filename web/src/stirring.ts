/** Everybody who sits at a table adds a word of chance to the luck of its next match, once, without being asked. */
import { isMixed, putWord, wordOf } from "./luck";
import type { TableStore } from "./store.svelte";

/** ms that a match waits for words which are on their way. */
export const WORD_WAIT = 1500;

export const newWord = (): string => crypto.getRandomValues(new Uint32Array(4)).join(" ");

type Stirring = Pick<TableStore, "table" | "room" | "you" | "seats" | "do">;

/** Words on their way, by the line that they go on. */
const underway = new WeakMap<Stirring, { number: number; done: Promise<void> }>();

/** Settles when the word is there or can't be had any more; whoever has one in gives no other. */
export function stir(store: Stirring): Promise<void> {
  const { room, you, table } = store;
  if (room?.status !== "waiting" || !room.commitment || !isMixed(room) || !store.seats.length) return Promise.resolve();
  const sent = underway.get(store);
  if (sent?.number === room.number) return sent.done;
  const known = wordOf(table, room.number, you);
  if (known?.kept || room.stirred?.includes(you)) return Promise.resolve();
  const done = send(store, room.number, known?.text ?? newWord());
  underway.set(store, { number: room.number, done });
  return done;
}

async function send(store: Stirring, number: number, text: string): Promise<void> {
  const { table, you: person } = store;
  putWord(table, number, { person, text, kept: false });
  try {
    await store.do({ do: "stir", word: text });
    putWord(table, number, { person, text, kept: true });
  } catch {
    underway.delete(store); // the match has begun, or the line is gone: the next news tell
  }
}

/** Who has said that they are for which match, by the line that it went on. */
const said = new WeakMap<Stirring, number>();

/** Says once that one is for the next match, when one's word is in its luck. */
export async function beReady(store: Stirring): Promise<void> {
  const { room, you } = store;
  if (room?.status !== "waiting" || !store.seats.length) return;
  if (room.ready?.includes(you) || said.get(store) === room.number) return stir(store);
  said.set(store, room.number);
  await stir(store);
  await store.do({ do: "ready" }).catch(() => said.delete(store));
}

/** All words of a device before its match begins, but no longer than is fair to those who wait. */
export function stirAll(stores: readonly Stirring[]): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, WORD_WAIT));
  return Promise.race([Promise.all(stores.map(stir)), late]);
}
