/** Matches and groups of this device, in the browser's own database; nothing of it is sent anywhere. */
import { type Group, groupOf } from "./group";
import { better, type KeptMatch, matchOf } from "./match";

const NAME = "curiouser-history";
const VERSION = 1;

/** Why nothing can be kept: there is no database here, or it is full. */
export class NoStorage extends Error {
  constructor(readonly kind: "none" | "full") {
    super(kind);
  }
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("matches", { keyPath: "id" }).createIndex("seal", "seal");
      asked.result.createObjectStore("groups", { keyPath: "id" });
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = null);
      resolve(asked.result);
    };
    asked.onerror = asked.onblocked = () => reject(new NoStorage("none"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

type Stores = ("matches" | "groups")[];

/** Everything in it happens, or nothing. */
async function transact<T>(
  stores: Stores,
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T> | null,
): Promise<T | undefined> {
  let found: IDBDatabase;
  try {
    found = await database();
  } catch {
    throw new NoStorage("none");
  }
  return new Promise((resolve, reject) => {
    const transaction = found.transaction(stores, mode);
    const asked = work(transaction);
    transaction.oncomplete = () => resolve(asked?.result);
    transaction.onabort = () =>
      reject(new NoStorage(transaction.error?.name === "QuotaExceededError" ? "full" : "none"));
  });
}

export interface Kept {
  matches: KeptMatch[];
  groups: Group[];
  /** How many entries nobody can read; they stay where they are. */
  unreadable: number;
}

export async function everything(): Promise<Kept> {
  const matches = (await transact(["matches"], "readonly", (within) => within.objectStore("matches").getAll())) ?? [];
  const groups = (await transact(["groups"], "readonly", (within) => within.objectStore("groups").getAll())) ?? [];
  const read = matches.map(matchOf).filter((each) => each !== null);
  const grouped = groups.map(groupOf).filter((each) => each !== null);
  return {
    matches: read,
    groups: grouped,
    unreadable: matches.length - read.length + groups.length - grouped.length,
  };
}

export async function findMatch(id: string): Promise<KeptMatch | null> {
  return matchOf(await transact(["matches"], "readonly", (within) => within.objectStore("matches").get(id)));
}

/** The match with this seal, if its record was kept. */
export async function recordLike(seal: string): Promise<KeptMatch | null> {
  if (!seal || typeof indexedDB === "undefined") return null;
  const found = transact(["matches"], "readonly", (within) => within.objectStore("matches").index("seal").get(seal));
  return found.then(matchOf, () => null);
}

/** All of them or, if there is no room, none. */
export async function keepAll(matches: readonly KeptMatch[], groups: readonly Group[] = []): Promise<void> {
  await transact(["matches", "groups"], "readwrite", (within) => {
    for (const match of matches) within.objectStore("matches").put(match);
    for (const group of groups) within.objectStore("groups").put(group);
    return null;
  });
}

/** What is known of it already is not forgotten. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  const known = await findMatch(match.id);
  await keepAll([known ? better(known, match) : match]);
}

export async function forgetMatch(id: string): Promise<void> {
  await transact(["matches"], "readwrite", (within) => within.objectStore("matches").delete(id));
}

export async function forgetGroup(id: string): Promise<void> {
  await transact(["groups"], "readwrite", (within) => within.objectStore("groups").delete(id));
}

export async function forgetAll(): Promise<void> {
  await transact(["matches", "groups"], "readwrite", (within) => {
    within.objectStore("groups").clear();
    return within.objectStore("matches").clear();
  });
}
