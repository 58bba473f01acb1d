/** Checks a record without the server and without the rules: links, seal, every draw, whose moves. docs/records.md has the format. */
import { same } from "../../device/equal";
import { holder, isChances, Piles } from "./chances";
import { commitmentOf, type Dealer, openDealer, sealedDealer } from "./dealers";
import { checkLinks, type Fault, type Json, type Line, readLines, Wrong } from "./reading";

export interface Verdict {
  game: string;
  players: string[];
  moves: number;
  draws: number;
  /** Draws that were made anew from the opened seed, or from a simulation's open one. */
  proven: number;
  /** Draws from chances that were compared with the piles. */
  weighed: number;
  /** Draws whose luck was known before this match began: they come from another one. */
  borrowed: number;
  commitment: string;
  /** What players mixed into sealed luck. */
  words: string[];
  /** The luck is that of another match or of a day, words included. */
  isSame: boolean;
  lastLink: string;
  isOver: boolean;
  /** The moves of seats, those that were taken back included. */
  seatMoves: { seat: number; move: unknown }[];
  scores: number[] | null;
  places: number[] | null;
  /** The first thing that is wrong, with its line and the number of its move; 0 where it is none. */
  fault: { kind: Fault; line: number; move: number } | null;
}

/** Reads one record, which begins in that line of its file; never throws. */
export function verify(text: string, first = 1): Verdict {
  const verdict: Verdict = {
    game: "",
    players: [],
    moves: 0,
    draws: 0,
    proven: 0,
    weighed: 0,
    borrowed: 0,
    commitment: "",
    words: [],
    isSame: false,
    lastLink: "",
    isOver: false,
    seatMoves: [],
    scores: null,
    places: null,
    fault: null,
  };
  let lines: Line[] = [];
  try {
    lines = readLines(text);
    new Check(lines, verdict, text.split("\n", 1)[0]!).run();
  } catch (error) {
    const { kind, line } = error instanceof Wrong ? error : new Wrong("form", 1);
    const isMove = line > 1 && lines[line - 1]?.fields["line"] !== "end";
    verdict.fault = { kind, line: line + first - 1, move: isMove ? line - 1 : 0 };
  }
  return verdict;
}

/** Whether somebody may have known the luck before the match began. */
const isBorrowed = ({ luck, borrowed }: Json): boolean => luck === "same" || borrowed === true;

class Check {
  readonly #header: Json;
  readonly #end: Line | undefined;
  readonly #seats: number;
  readonly #piles: Piles;
  /** Who made the moves that still stand. */
  readonly #standing: unknown[] = [];
  #dealer: Dealer | null = null;

  constructor(
    private readonly lines: Line[],
    private readonly verdict: Verdict,
    private readonly firstRow: string,
  ) {
    const last = lines.at(-1)!;
    this.#header = lines[0]!.fields;
    this.#end = last.fields["line"] === "end" ? last : undefined;
    this.#seats = this.#header["seats"] as number;
    const { game, options = {}, edition = null } = this.#header;
    this.#piles = new Piles(String(game), this.#seats, options as Json, edition === null);
  }

  run(): void {
    this.#tell();
    this.verdict.lastLink = checkLinks(this.lines);
    this.#dealer = this.#dealerOf();
    const { moves: begun = 0, luck: origin } = (this.#header["origin"] ?? {}) as { moves?: number; luck?: string };
    const { isSame } = this.verdict;
    for (const line of this.lines.slice(1)) {
      const { line: kind, actor, n } = line.fields;
      if (kind === "undo") this.#undo(line, begun);
      if (kind !== "move") continue;
      this.verdict.moves++;
      if (typeof actor === "number" && actor >= this.#seats) throw new Wrong("actor", line.number);
      if (typeof actor === "number") this.verdict.seatMoves.push({ seat: actor, move: line.fields["move"] });
      if (actor === "luck") this.#draw(line, origin === "new" && (n as number) <= begun, isSame);
      this.#standing.push(actor);
    }
    if (this.#end) this.#checkResult(this.#end);
  }

  #tell(): void {
    const outcome = this.#end?.fields["outcome"] as { scores: number[]; places: number[] } | undefined;
    const luck = (this.#header["luck"] ?? null) as Json | null;
    Object.assign(this.verdict, {
      game: String(this.#header["game"]),
      players: (this.#header["players"] ?? []) as string[],
      commitment: String(luck?.["commitment"] ?? ""),
      words: (luck?.["entropy"] ?? []) as string[],
      isSame: isBorrowed((this.#header["origin"] ?? {}) as Json),
      isOver: this.#end !== undefined,
      scores: outcome?.scores ?? null,
      places: outcome?.places ?? null,
    });
  }

  #dealerOf(): Dealer | null {
    const luck = (this.#header["luck"] ?? null) as Json | null;
    if (luck?.["type"] === "seeded") return openDealer(this.#big("seed"), this.#big("stream"));
    if (luck?.["type"] !== "sealed" || !this.#end) return null;
    const told = (this.#end.fields["opened"] ?? null) as string | null;
    if (told === null && ((this.#header["origin"] ?? {}) as Json)["day"]) return null; // opened when the day is over
    const opened = told ?? "";
    if (!/^([0-9a-fA-F]{2}\s*)*$/.test(opened)) throw new Wrong("seal", this.#end.number);
    const seed = Uint8Array.from(opened.match(/[0-9a-fA-F]{2}/g) ?? [], (pair) => parseInt(pair, 16));
    if (commitmentOf(seed) !== luck["commitment"]) throw new Wrong("seal", this.#end.number);
    const salt = luck["salt"] ? [luck["salt"] as string] : [];
    return sealedDealer(seed, [...((luck["entropy"] ?? []) as string[]), ...salt]);
  }

  /** Seeds are larger than a number of JavaScript holds exactly: they are read from the text. */
  #big(name: string): bigint {
    return BigInt(new RegExp(`"${name}":(-?\\d+)`).exec(this.firstRow)?.[1] ?? "0");
  }

  /** Only one's own move, and only the last one, can be taken back. */
  #undo({ fields, number }: Line, begun: number): void {
    if (this.#standing.length <= begun || this.#standing.pop() !== fields["seat"]) throw new Wrong("undo", number);
  }

  #draw({ fields, number }: Line, isBefore: boolean, isSame: boolean): void {
    const { chances = null, move } = fields as { chances?: unknown; move: Json };
    this.verdict.draws++;
    if (isBefore || isSame) this.verdict.borrowed++;
    const dealer = isBefore ? null : this.#dealer;
    if (chances === null) {
      if (dealer?.skip() === false) this.#dealer = null;
      return;
    }
    if (!isChances(chances) || !chances.some(([each]) => same(each, move))) throw new Wrong("chances", number);
    if (this.#piles.check(chances, move, number)) this.verdict.weighed++;
    if (!dealer) return;
    const total = chances.reduce((sum, [, weight]) => sum + weight, 0);
    if (!same(holder(chances, dealer.draw(total)), move)) throw new Wrong("luck", number);
    this.verdict.proven++;
  }

  /** Everybody has points and a place, and whoever shares a place leaves the next ones free. */
  #checkResult({ fields, number }: Line): void {
    const { scores, places } = fields["outcome"] as { scores: number[]; places: number[] };
    const fits = (place: number) => place === 1 + places.filter((other) => other < place).length;
    if (scores.length !== this.#seats || places.length !== this.#seats || !places.every(fits))
      throw new Wrong("result", number);
  }
}
