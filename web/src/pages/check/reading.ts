/** The lines of a record: their form, their order and their links. docs/records.md has the format. */
import { hex } from "../../client/sha256";
import { sha256 } from "../../client/sha256";

export type Fault = "form" | "order" | "link" | "seal" | "actor" | "undo" | "luck" | "chances" | "pile" | "result";

export type Json = Record<string, unknown>;

export interface Line {
  fields: Json;
  number: number;
  /** What its link speaks of. */
  body: string;
}

export class Wrong extends Error {
  constructor(
    readonly kind: Fault,
    readonly line: number,
  ) {
    super(kind);
  }
}

const LINK = /^(.*),"link":"([0-9a-f]{32})"\}$/s;
const FORMAT = 1;
const LONGEST = 1 << 20;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value);
const isText = (value: unknown): boolean => typeof value === "string";
const isList = (of: (each: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(of);
const isSeat = (value: unknown): boolean => isCount(value) && (value as number) >= 0;
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);

function isLuck(value: unknown): boolean {
  if (!isObject(value)) return value === null;
  const stream = value["stream"];
  if (value["type"] === "seeded")
    return typeof value["seed"] === "number" && ["undefined", "number"].includes(typeof stream);
  return (
    value["type"] === "sealed" &&
    isText(value["commitment"]) &&
    isList(isText)(value["entropy"] ?? []) &&
    isText(value["salt"] ?? "")
  );
}

const isOrigin = (value: unknown): boolean =>
  isObject(value) && ["same", "new"].includes(String(value["luck"])) && isSeat(value["moves"] ?? 0);

const isOutcome = (value: unknown): boolean =>
  isObject(value) && isText(value["reason"]) && isList(isCount)(value["scores"]) && isList(isCount)(value["places"]);

type Form = Record<string, (value: unknown) => boolean>;

const any = () => true;
const [MUST, MAY] = [true, false];
const FORMS: Record<string, Record<"must" | "may", Form>> = {
  match: {
    must: { game: isText, rules: isCount, seats: isCount },
    may: {
      options: isObject,
      edition: orNull(isObject),
      players: isList(isText),
      luck: isLuck,
      format: isCount,
      origin: orNull(isOrigin),
    },
  },
  move: {
    must: { n: isCount, actor: (value) => isSeat(value) || value === "luck" || value === "clock", move: any },
    may: { chances: orNull(Array.isArray), events: orNull(Array.isArray), position: orNull(isObject) },
  },
  undo: { must: { n: isCount, seat: isSeat }, may: {} },
  end: { must: { outcome: isOutcome }, may: { opened: orNull(isText) } },
};

function hasForm(fields: Json): boolean {
  const form = FORMS[String(fields["line"])];
  if (!form) return false;
  const fits = (names: Form, isNeeded: boolean) =>
    Object.entries(names).every(([name, is]) => (name in fields ? is(fields[name]) : !isNeeded));
  const isKnown = (name: string) => name in form.must || name in form.may || name === "line" || name === "link";
  return fits(form.must, MUST) && fits(form.may, MAY) && Object.keys(fields).every(isKnown);
}

function readLine(row: string, number: number): Line {
  let fields: unknown;
  try {
    fields = JSON.parse(row);
  } catch {
    throw new Wrong("form", number);
  }
  const found = LINK.exec(row);
  if (!found || row.length > LONGEST || !isObject(fields) || !hasForm(fields)) throw new Wrong("form", number);
  return { fields, number, body: `${found[1]}}` };
}

/** All lines of one record, each where it belongs. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, row] of rowsOf(text).entries()) {
    const line = readLine(row, index + 1);
    const kind = line.fields["line"];
    const isLate = lines.at(-1)?.fields["line"] === "end";
    const isSkipped = (kind === "move" || kind === "undo") && line.fields["n"] !== index;
    if ((kind === "match") !== (index === 0) || isLate || isSkipped) throw new Wrong("order", index + 1);
    lines.push(line);
  }
  if ((lines[0]!.fields["format"] ?? FORMAT) !== FORMAT) throw new Wrong("form", 1);
  return lines;
}

/** Each line fits its link, and so all that was before it; the last link stands for them all. */
export function checkLinks(lines: readonly Line[]): string {
  let link = "";
  for (const { fields, number, body } of lines) {
    link = hex(sha256(new TextEncoder().encode(link + body))).slice(0, 32);
    if (link !== fields["link"]) throw new Wrong("link", number);
  }
  return link;
}

const rowsOf = (text: string): string[] => text.replace(/\r?\n$/, "").split(/\r?\n/);

/** The records of a file, each with the number of its first line. */
export function split(text: string): { text: string; first: number }[] {
  const rows = rowsOf(text);
  const starts = rows.flatMap((row, index) => (index === 0 || row.startsWith('{"line":"match"') ? [index] : []));
  return starts.map((start, index) => ({ text: rows.slice(start, starts[index + 1]).join("\n"), first: start + 1 }));
}
