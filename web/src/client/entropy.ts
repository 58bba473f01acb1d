/** Everybody who sits at a table adds a word of chance to the luck of its next match, without being asked: first its
 * hash, and the word itself when the host has started and nobody can give another. */
import { dropWord, hashOf, isMixed, putWord, wordOf } from "./luck";
import type { TableStore } from "./store.svelte";

/** ms that a match waits for words which are on their way. */
export const WORD_WAIT = 1500;

export const newWord = (): string => crypto.getRandomValues(new Uint32Array(4)).join(" ");

type Contributor = Pick<TableStore, "table" | "room" | "you" | "seats" | "heard" | "do">;

interface Sent {
  number: number;
  done: Promise<void>;
  /** The entry that the server has kept the hash as; 0 until it says so. */
  n: number;
}

/** Hashes on their way, by the line that they go on. */
const underway = new WeakMap<Contributor, Sent>();

/** Settles when the hash is there or can't be had any more. Where it is there no longer, as somebody did not open theirs
 * or one stood up, a new word is given: the old one may be known. */
export function contributeEntropy(store: Contributor): Promise<void> {
  const { room, you, table } = store;
  if (room?.status !== "waiting" || !room.commitment || !isMixed(room) || !store.seats.length) return Promise.resolve();
  if (room.opening?.length) return Promise.resolve();
  const sent = underway.get(store);
  const known = wordOf(table, room.number, you);
  const own = room.sealed?.find(({ person }) => person === you);
  if (own && (!sent || sent.n) && known && own.hash === hashOf(known.text)) return Promise.resolve();
  if (sent?.number === room.number && (!sent.n || store.heard < sent.n)) return sent.done;
  if (!known && room.stirred?.includes(you)) return Promise.resolve(); // given by another device of the same person
  return send(store, room.number, known && !known.kept ? known.text : newWord());
}

function send(store: Contributor, number: number, text: string): Promise<void> {
  const { table, you: person } = store;
  const sent: Sent = { number, n: 0, done: Promise.resolve() };
  putWord(table, number, { person, text, kept: false });
  sent.done = store.do({ do: "stir", hash: hashOf(text) }).then(
    (n) => {
      sent.n = n;
      putWord(table, number, { person, text, kept: true });
    },
    () => void underway.delete(store), // the match has begun, or the line is gone: the next news tell
  );
  underway.set(store, sent);
  return sent.done;
}

/** Which words were opened, by the line that they went on. */
const opened = new WeakMap<Contributor, string>();

/** Opens the word of this device once, when it is asked for. */
export async function openWord(store: Contributor): Promise<void> {
  const { room, you, table } = store;
  const word = room?.opening?.includes(you) ? wordOf(table, room.number, you)?.text : undefined;
  if (!word || opened.get(store) === word) return;
  opened.set(store, word);
  await store.do({ do: "open-word", word }).catch(() => undefined);
}

/** The words of people who gave up their seats are in no luck. */
export function forgetWords(store: Contributor): void {
  const { room, you, table } = store;
  if (room?.status === "waiting" && you && !store.seats.length) dropWord(table, room.number, you);
}

/** Who has said that they are for which match, by the line that it went on. */
const said = new WeakMap<Contributor, number>();

/** Says once that one is for the next match, when one's word is in its luck. */
export async function beReady(store: Contributor): Promise<void> {
  const { room, you } = store;
  if (room?.status !== "waiting" || !store.seats.length) return;
  if (room.ready?.includes(you) || said.get(store) === room.number) return contributeEntropy(store);
  said.set(store, room.number);
  await contributeEntropy(store);
  await store.do({ do: "ready" }).catch(() => said.delete(store));
}

/** All people of this device agree to luck that somebody may know already. */
export async function consent(stores: readonly Contributor[]): Promise<void> {
  const silent = stores.filter(({ room, you, seats }) => seats.length && !room?.ready?.includes(you));
  await Promise.all(silent.map((each) => each.do({ do: "ready" }).catch(() => undefined)));
}

/** All words of a device before its match begins, but no longer than is fair to those who wait. */
export function contributeAll(stores: readonly Contributor[]): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, WORD_WAIT));
  return Promise.race([Promise.all(stores.map(contributeEntropy)), late]);
}
