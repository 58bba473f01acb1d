/** Checks a record without the server and without the rules: links, seal, every draw. docs/records.md has the format. */
import { PILES } from "./piles";
import { hmac, joined, sha256 } from "./sha256";

export type Fault = "form" | "order" | "link" | "seal" | "luck" | "chances" | "pile";

export interface Verdict {
  game: string;
  players: string[];
  moves: number;
  draws: number;
  /** Draws that were made anew from the opened seed, or from a simulation's open one. */
  proven: number;
  commitment: string;
  lastLink: string;
  scores: number[] | null;
  places: number[] | null;
  /** The first thing that is wrong, with its line. */
  fault: { kind: Fault; line: number } | null;
}

type Json = Record<string, unknown>;
type Chance = [Json, number];
export type Draw = (total: number) => number;

const SEAL = new TextEncoder().encode("curiouser seal 1\n");
const LINK = /^(.*),"link":"([0-9a-f]{32})"\}$/s;

class Wrong extends Error {
  constructor(
    readonly kind: Fault,
    readonly line: number,
  ) {
    super(kind);
  }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (data: Uint8Array): string =>
  Array.from(data, (each) => each.toString(16).padStart(2, "0")).join("");

const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What the dealer published before the first move. */
export const commitmentOf = (seed: Uint8Array): string => hex(sha256(joined(SEAL, seed)));

/** The draws of a sealed dealer, in order. */
export function sealedDraw(seed: Uint8Array, entropy: string[]): Draw {
  const key = sha256(joined(SEAL, seed, ...entropy.map((word) => sha256(bytes(word)))));
  let number = 0n;
  return (total) => {
    const limit = (1n << 64n) - ((1n << 64n) % BigInt(total));
    for (let attempt = 0n; ; attempt++) {
      const message = new DataView(new ArrayBuffer(16));
      message.setBigUint64(0, number);
      message.setBigUint64(8, attempt);
      const value = new DataView(hmac(key, new Uint8Array(message.buffer)).buffer).getBigUint64(0);
      if (value < limit) {
        number++;
        return Number(value % BigInt(total));
      }
    }
  };
}

/** The draws of a simulation: sfc32, seeded openly. */
export function openDraw(seed: bigint, stream: bigint): Draw {
  const mask = 0xffffffffn;
  const modulus = 1n << 62n;
  const within = (value: bigint) => ((value % modulus) + modulus) % modulus;
  let a = within(seed) & mask;
  let b = (within(seed) >> 32n) & 0x3fffffffn;
  let c = within(stream) & mask;
  let counter = 1n + ((within(stream) >> 32n) & 0x3fffffffn);
  const bits = (): bigint => {
    const drawn = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = (((c << 21n) | (c >> 11n)) + drawn) & mask;
    return drawn;
  };
  for (let round = 0; round < 15; round++) bits();
  return (total) => {
    const limit = BigInt(total);
    const threshold = ((1n << 32n) - limit) % limit;
    let product = bits() * limit;
    while ((product & mask) < threshold) product = bits() * limit;
    return Number(product >> 32n);
  };
}

/** The outcome that holds a ticket: each holds as many as it weighs, the first ones the lowest. */
function holder(chances: Chance[], ticket: number): Json | undefined {
  let left = ticket;
  return chances.find(([, weight]) => (left -= weight) < 0)?.[0];
}

/** Equal as JSON, whatever the order of the fields. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key in other && same((one as Json)[key], (other as Json)[key]));
}

function isChances(value: unknown): value is Chance[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => Array.isArray(each) && each.length === 2 && Number.isSafeInteger(each[1]) && each[1] > 0)
  );
}

interface Line {
  fields: Json;
  number: number;
}

function readLines(text: string): { lines: Line[]; lastLink: string } {
  const lines: Line[] = [];
  let link = "";
  const rows = text.replace(/\r?\n$/, "").split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const found = LINK.exec(row);
    let fields: unknown;
    try {
      fields = JSON.parse(row);
    } catch {
      throw new Wrong("form", number);
    }
    if (!found || typeof fields !== "object" || fields === null) throw new Wrong("form", number);
    link = hex(sha256(bytes(`${link}${found[1]}}`))).slice(0, 32);
    if (link !== found[2]) throw new Wrong("link", number);
    lines.push({ fields: fields as Json, number });
  }
  return { lines, lastLink: link };
}

function checkOrder(lines: Line[]): void {
  lines.forEach(({ fields, number }, index) => {
    const kind = fields["line"];
    if ((kind === "match") !== (index === 0)) throw new Wrong("order", number);
    if (kind === "end" && index !== lines.length - 1) throw new Wrong("order", number);
    if ((kind === "move" || kind === "undo") && fields["n"] !== index) throw new Wrong("order", number);
    if (!["match", "move", "undo", "end"].includes(String(kind))) throw new Wrong("form", number);
  });
}

/** Seeds are larger than a number of JavaScript holds exactly: they are read from the text. */
const bigField = (row: string, name: string): bigint => BigInt(new RegExp(`"${name}":(-?\\d+)`).exec(row)?.[1] ?? "0");

function dealerOf(header: Line, end: Line | undefined, firstRow: string): Draw | null {
  const luck = header.fields["luck"] as Json | null;
  if (luck?.["type"] === "seeded") return openDraw(bigField(firstRow, "seed"), bigField(firstRow, "stream"));
  if (luck?.["type"] !== "sealed" || !end) return null;
  const opened = end.fields["opened"];
  if (typeof opened !== "string" || !/^([0-9a-f]{2})*$/.test(opened)) throw new Wrong("seal", end.number);
  const seed = fromHex(opened);
  if (commitmentOf(seed) !== luck["commitment"]) throw new Wrong("seal", end.number);
  return sealedDraw(seed, luck["entropy"] as string[]);
}

/** The records of a file, each with the number of its first line. */
export function split(text: string): { text: string; first: number }[] {
  const rows = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const starts = rows.flatMap((row, index) => (index === 0 || row.startsWith('{"line":"match"') ? [index] : []));
  return starts.map((start, index) => ({ text: rows.slice(start, starts[index + 1]).join("\n"), first: start + 1 }));
}

/** Reads one record, which begins in that line of its file; never throws. */
export function verify(text: string, first = 1): Verdict {
  const verdict: Verdict = {
    game: "",
    players: [],
    moves: 0,
    draws: 0,
    proven: 0,
    commitment: "",
    lastLink: "",
    scores: null,
    places: null,
    fault: null,
  };
  try {
    check(text, verdict);
  } catch (error) {
    verdict.fault =
      error instanceof Wrong ? { kind: error.kind, line: error.line + first - 1 } : { kind: "form", line: first };
  }
  return verdict;
}

function check(text: string, verdict: Verdict): void {
  const { lines, lastLink } = readLines(text);
  checkOrder(lines);
  const header = lines[0]!;
  const last = lines.at(-1)!;
  const end = last.fields["line"] === "end" ? last : undefined;
  const luck = header.fields["luck"] as Json | null;
  verdict.game = String(header.fields["game"]);
  verdict.players = header.fields["players"] as string[];
  verdict.commitment = String(luck?.["commitment"] ?? "");
  verdict.lastLink = lastLink;
  const outcome = end?.fields["outcome"] as Json | undefined;
  verdict.scores = (outcome?.["scores"] as number[] | undefined) ?? null;
  verdict.places = (outcome?.["places"] as number[] | undefined) ?? null;
  const draw = dealerOf(header, end, text.split("\n", 1)[0]!);
  const piles = new Map<string, Chance[]>();
  const kept = PILES[verdict.game] ?? {};
  for (const line of lines.slice(1)) {
    if (line.fields["line"] !== "move") continue;
    verdict.moves++;
    if (line.fields["actor"] !== "luck") continue;
    verdict.draws++;
    if (line.fields["chances"] !== undefined) checkDraw(line, draw, verdict, piles, kept);
  }
}

function checkDraw(
  line: Line,
  draw: Draw | null,
  verdict: Verdict,
  piles: Map<string, Chance[]>,
  kept: Record<string, string>,
): void {
  const chances = line.fields["chances"];
  const move = line.fields["move"] as Json;
  if (!isChances(chances) || !chances.some(([each]) => same(each, move))) throw new Wrong("chances", line.number);
  const kind = String(move["type"]);
  const before = piles.get(kind);
  if (kept[kind] === "fair" && chances.some(([, weight]) => weight !== 1)) throw new Wrong("pile", line.number);
  if (kept[kind] === "pile" && before && !isRest(before, chances)) throw new Wrong("pile", line.number);
  piles.set(kind, without(chances, move));
  if (!draw) return;
  const total = chances.reduce((sum, [, weight]) => sum + weight, 0);
  if (!same(holder(chances, draw(total)), move)) throw new Wrong("luck", line.number);
  verdict.proven++;
}

/** What is left of a pile when this was drawn from it. */
const without = (chances: Chance[], drawn: Json): Chance[] =>
  chances
    .map(([each, weight]): Chance => [each, same(each, drawn) ? weight - 1 : weight])
    .filter(([, weight]) => weight > 0);

/** Nothing came into the pile, and nothing left it but what was drawn. */
const isRest = (left: Chance[], chances: Chance[]): boolean =>
  left.length === chances.length && left.every(([each, weight], index) => same([each, weight], chances[index]));
