// Made by `python -m curiouser.server.wire.generate` from curiouser/server/wire/messages.py; don't edit.

/** Everything about a table except its match. `commitment` seals the luck; `seed` reveals it at the end. */
export interface Room {
  code: string;
  terms: Terms;
  status: "closed" | "over" | "playing" | "waiting";
  number: number;
  host: number;
  people: PersonShown[];
  seats: SeatShown[];
  commitment: string;
  stirred?: number[];
  ready?: number[];
  entropy?: string[];
  seed?: string;
  paused?: boolean;
  asking?: Asking | null;
  muted?: number[];
  hints?: boolean;
  begun?: Begun | null;
  sealed?: SealedWord[];
  opening?: number[];
  opens_until?: number | null;
  salt?: string;
  voided?: number;
  closed?: Shut | null;
}

export interface PersonShown {
  id: number;
  name: string;
  silenced?: boolean;
}

/** A seat. `person` 0 means nobody; a `bot` beside a person stands in for them, `once` for one move only. */
export interface SeatShown {
  person?: number;
  bot?: string;
  once?: boolean;
}

/** Somebody wants to take a move back; `waiting` lists the people who haven't answered yet. */
export interface Asking {
  seat: number;
  by: number;
  waiting: number[];
}

/** How the match began if not from scratch: after `moves` of another one, with the same luck or with new luck. */
export interface Begun {
  luck: "new" | "same";
  moves?: number;
  deal?: string;
  day?: string;
  borrowed?: boolean;
}

/** The hash of somebody's word for the luck. */
export interface SealedWord {
  person: number;
  hash: string;
}

/** Whoever runs the server closed the table, and may have said why. */
export interface Shut {
  reason?: string;
}

/** Who may move, since when and until when, in the server's time in ms. Luck is -1, the clock -4. */
export interface Turn {
  actors: number[];
  since: number;
  deadline?: number | null;
  outcome?: Outcome | null;
}

/** What one of your seats sees, in the game's own form; without a seat, what everybody may see. */
export interface SeatView {
  view: unknown;
  seat?: number | null;
  can_undo?: boolean;
  moves?: Worded[];
}

/** A move with its chance of winning, from 0 to 1, and its expected score; errors are half of a 95% interval. */
export interface HintShown {
  move: unknown;
  text: Worded;
  chance: number;
  chance_error: number;
  score: number;
  score_error: number;
  sure: boolean;
  reasons: Why[];
}

/** A sentence about a move, with the rule or the count behind it. */
export interface Why {
  rule: string;
  text: Worded;
}

/** A text as an id with arguments. An argument may be a text itself, or a list of texts. */
export interface Worded {
  id: string;
  args?: Record<string, unknown>;
}

/** How a match ended. Places count from 1; equal places are shared. */
export interface Outcome {
  reason: string;
  scores: number[];
  places: number[];
}

/** What a table agreed on before a match. */
export interface Terms {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  edition: Record<string, unknown> | null;
  language: string;
  clock: number;
  late: "bot" | "move";
  watch: "anyone" | "nobody" | "people";
  chat: "emotes" | "free" | "off";
  listed: boolean;
  hints: boolean;
}

/** The terms that somebody asks for when they create or change a table. */
export interface Asked {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  edition?: Record<string, unknown> | null;
  language?: string;
  clock?: number;
  late?: "bot" | "move";
  watch?: "anyone" | "nobody" | "people";
  chat?: "emotes" | "free" | "off";
  listed?: boolean;
  hints?: boolean;
}

/** A move of a seat, of luck or of the clock, as the events that you may see. */
export interface MovedItem {
  item: "moved";
  n: number;
  at: number;
  by?: number;
  key?: string;
  events?: unknown[];
  texts?: Worded[];
}

export interface TookBackItem {
  item: "took-back";
  n: number;
  at: number;
  by?: number;
  key?: string;
  seats: number[];
}

export interface SaidItem {
  item: "said";
  n: number;
  at: number;
  by?: number;
  key?: string;
  text: string;
}

export interface EmotedItem {
  item: "emoted";
  n: number;
  at: number;
  by?: number;
  key?: string;
  emote: "goodbye" | "hello" | "hurry" | "laugh" | "oops" | "tea" | "thanks" | "well-played" | "wow";
}

/** Any other change; the new room comes with it. `hidden` means that it doesn't concern you. */
export interface ChangedItem {
  item: "changed";
  n: number;
  at: number;
  by?: number;
  key?: string;
  what: "bot-seated" | "changed" | "closed" | "handed-over" | "hidden" | "joined" | "kicked" | "left" | "made" | "muted" | "named" | "opened" | "opening" | "paused" | "ran-out" | "readied" | "rekeyed" | "rematched" | "resumed" | "seated" | "started" | "stirred" | "stood" | "undo-answered" | "undo-asked" | "word-opened";
  person?: number;
  seat?: number | null;
  bot?: string;
  name?: string;
  yes?: boolean;
}

/** The whole table after entry n. `you` is 0 for a spectator. */
export interface Welcome {
  is: "welcome";
  table: string;
  n: number;
  at: number;
  you: number;
  room: Room;
  turn?: Turn | null;
  views?: SeatView[];
  talk?: (MovedItem | TookBackItem | SaidItem | EmotedItem | ChangedItem)[];
}

/** The entries up to n that you haven't seen yet, without gaps, and what they changed. */
export interface News {
  is: "news";
  n: number;
  at: number;
  items: (MovedItem | TookBackItem | SaidItem | EmotedItem | ChangedItem)[];
  room?: Room | null;
  turn?: Turn | null;
  views?: SeatView[];
}

/** Your command is stored as entry n. */
export interface Ack {
  is: "ack";
  key: string;
  n: number;
}

/** Your command changed nothing. The reason is a text id with arguments, the rule, and a sentence. */
export interface Refusal {
  is: "refusal";
  key: string;
  id: string;
  args?: Record<string, unknown>;
  rule?: string;
  sentence?: string;
}

/** The best moves of your seat, best first, based on what it knows; `moves` is the number of its legal moves. */
export interface Hints {
  is: "hints";
  key: string;
  n: number;
  seat: number;
  moves: number;
  best: HintShown[];
}

/** Who is connected now, and how many are watching; `at` is the server's time now. */
export interface Presence {
  is: "presence";
  people: number[];
  at: number;
  watching?: number;
}

/** The last message: you have left, your link is invalid, you were too slow or too fast, or the server stops. */
export interface Bye {
  is: "bye";
  why: "left" | "link" | "rate" | "slow" | "stop" | "table";
}

/** The first message: your token and the last number you have seen. Without a token you are a spectator. */
export interface Hello {
  do: "hello";
  token?: string;
  last?: number;
  language?: string;
  texts?: boolean;
  moves?: boolean;
}

/** Ask for the best moves of your own seat on its turn, with reasons. Nothing is stored or sent to others. */
export interface AskHints {
  do: "hint";
  key: string;
  seat: number;
}

/** The host changes the terms before a match. */
export interface Change {
  do: "change";
  key: string;
  terms: Asked;
}

export interface Rename {
  do: "rename";
  key: string;
  name: string;
}

/** Set a new token, chosen by the client; links with the old one stop working. */
export interface NewLink {
  do: "new-link";
  key: string;
  token: string;
}

export interface Leave {
  do: "leave";
  key: string;
}

/** Take a free seat before a match, or take your own seat back from the bot that stood in. */
export interface Sit {
  do: "sit";
  key: string;
  seat: number;
}

/** Give up your own seat; during a match a bot continues. */
export interface Stand {
  do: "stand";
  key: string;
  seat: number;
}

/** The holder of a seat, or the host for a free one, gives it to somebody who has joined. */
export interface Give {
  do: "give";
  key: string;
  seat: number;
  person: number;
}

/** Let a bot play a seat: a free one (host only), your own, or that of somebody who keeps the table waiting. */
export interface SeatBot {
  do: "seat-bot";
  key: string;
  seat: number;
  bot?: string;
}

/** The host frees a seat before a match. */
export interface Clear {
  do: "clear";
  key: string;
  seat: number;
}

/** Add entropy of one's own to the luck of the next match: the `hash` of a word (SHA-256 of "curiouser word 1", a line feed and the word), to be opened when the match starts. Earlier clients give the word itself. */
export interface Stir {
  do: "stir";
  key: string;
  word?: string;
  hash?: string;
}

/** The word behind one's hash, once the host has started and nobody can give another. When all are open, the match begins; who does not open theirs in time loses their seat, and all words are given anew. */
export interface OpenWord {
  do: "open-word";
  key: string;
  word: string;
}

/** Agree to the match that is set up: a rematch that somebody asked for, or one on borrowed luck, which needs everybody's consent. */
export interface Ready {
  do: "ready";
  key: string;
}

/** The host starts the match. */
export interface Start {
  do: "start";
  key: string;
}

/** A move of the game, as in its records. */
export interface Play {
  do: "play";
  key: string;
  seat: number;
  move: unknown;
}

/** Take your last move back; people who are already thinking about it are asked first. */
export interface Undo {
  do: "undo";
  key: string;
  seat: number;
}

/** Answer somebody who wants to take a move back. */
export interface Answer {
  do: "answer";
  key: string;
  yes: boolean;
}

export interface Say {
  do: "say";
  key: string;
  text: string;
}

export interface React {
  do: "react";
  key: string;
  emote: "goodbye" | "hello" | "hurry" | "laugh" | "oops" | "tea" | "thanks" | "well-played" | "wow";
}

/** Mute somebody, or unmute them; only the host may do it for `everyone`. */
export interface Mute {
  do: "mute";
  key: string;
  person: number;
  on?: boolean;
  everyone?: boolean;
}

export interface Pause {
  do: "pause";
  key: string;
}

export interface Resume {
  do: "resume";
  key: string;
}

/** Make somebody else the host; a player may replace a host who has been silent for long. */
export interface HandOver {
  do: "hand-over";
  key: string;
  person: number;
}

export interface Kick {
  do: "kick";
  key: string;
  person: number;
}

export interface Rematch {
  do: "rematch";
  key: string;
}

/** The host closes the table: it stays visible, but nothing happens there any more. */
export interface Close {
  do: "close";
  key: string;
}

export type Item =
  | MovedItem
  | TookBackItem
  | SaidItem
  | EmotedItem
  | ChangedItem;

export type FromServer =
  | Welcome
  | News
  | Ack
  | Refusal
  | Hints
  | Presence
  | Bye;

export type FromClient =
  | Hello
  | AskHints
  | Change
  | Rename
  | NewLink
  | Leave
  | Sit
  | Stand
  | Give
  | SeatBot
  | Clear
  | Stir
  | OpenWord
  | Ready
  | Start
  | Play
  | Undo
  | Answer
  | Say
  | React
  | Mute
  | Pause
  | Resume
  | HandOver
  | Kick
  | Rematch
  | Close;
