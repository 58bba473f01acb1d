// Made by `python -m curiouser.server.wire.generate` from curiouser/games/wordland; don't edit.

export interface View {
  seats: number;
  language: string;
  phase: "characters" | "choose" | "first-queen" | "letters" | "over" | "queen" | "rabbit" | "talk" | "token" | "topics";
  over: boolean;
  now: number;
  clock: number;
  round: number;
  rounds: number;
  queen: number | null;
  up: TopicCard[];
  topic: TopicCard | null;
  used: string[];
  row: Card[];
  laid: Laid | null;
  gone: Card[];
  token_on: number | null;
  said: Said[];
  turn: Turn | null;
  speaker: number | null;
  force_until: number | null;
  object_until: number | null;
  vote: Ballot | null;
  voters: number;
  players: Seat[];
  teapot: boolean;
  legal: (TapTeapot | PassTurn | SkipTurn | RestartTeapot | DeclareImmunity | ForceTurn | Object | Vote | MarkOut | PlaceToken | ChooseTopic)[];
}

export interface TopicCard {
  id: string;
  title: string;
}

export interface Card {
  letter: string;
  colour: string;
}

/** W24, W25: a secret letter above the row. */
export interface Laid {
  letter: string;
  colour: string;
  seat: number;
}

/** A phrase of this round; `stands` is False for one that put its speaker out. */
export interface Said {
  seat: number;
  phrase: string;
  stands: boolean;
  known: boolean;
  like: string;
}

/** `until` is when the clock runs out or, before it runs, when it starts by itself; 0 while there is a vote. */
export interface Turn {
  seat: number;
  until: number;
  running: boolean;
  forced: boolean;
  credited: number;
}

/** W48: the vote under way about the last phrase; the clock stopped at `since`. */
export interface Ballot {
  objector: number;
  since: number;
  until: number;
  against: number[];
  favour: number[];
}

/** One player as the viewer sees it. A player who is out has the character face down (W22). */
export interface Seat {
  score: number;
  card: number;
  points: number;
  out: boolean;
  character: string;
  sideways: boolean;
  tokens: number;
  secret: string;
  letter: string;
  immune: boolean;
  may_object: boolean;
  quota: number;
  forbidden: string[];
  may_say: boolean;
  may_speak: boolean;
}

/** W36: what the dictionary says of a phrase. It is kept with the move, so that a record outlives dictionaries. */
export interface LookedUp {
  repeats: string;
  known: boolean;
  like: string;
}

/** W9, W16, W35: say it and press the teapot; W42: with one's secret letter; W46: declaring immunity. */
export interface SayPhrase {
  type: "SayPhrase";
  text: string;
  lay_letter: boolean;
  immunity: boolean;
  sent_ms_ago: number;
  looked_up: LookedUp | null;
}

/** W8, W10, W14: start the clock of one's own turn. */
export interface TapTeapot {
  type: "TapTeapot";
}

/** W26: the Cheshire Cat. */
export interface SkipTurn {
  type: "SkipTurn";
  sent_ms_ago: number;
}

/** W27, W31: discard a time token. */
export interface RestartTeapot {
  type: "RestartTeapot";
  sent_ms_ago: number;
}

/** W31, W46: the Hatter, before the word. */
export interface DeclareImmunity {
  type: "DeclareImmunity";
  sent_ms_ago: number;
}

/** W30: the Two of Hearts sends the last speaker round again. */
export interface ForceTurn {
  type: "ForceTurn";
}

/** W14, W48: against the word just accepted. */
export interface Object {
  type: "Object";
}

export interface Vote {
  type: "Vote";
  against: boolean;
}

/** W34, W40, W51: something said in the chat, out of turn too. */
export interface Speak {
  type: "Speak";
  text: string;
}

/** W28, W45: the Caterpillar's token goes before an opponent. */
export interface PlaceToken {
  type: "PlaceToken";
  on_seat: number;
}

/** W6. */
export interface ChooseTopic {
  type: "ChooseTopic";
  topic: string;
}

/** W38: a word was spoken aloud; in teapot mode only. */
export interface PassTurn {
  type: "PassTurn";
  lay_letter: boolean;
  sent_ms_ago: number;
}

/** W38: everybody agrees that this player is out; in teapot mode only. */
export interface MarkOut {
  type: "MarkOut";
  marked_seat: number;
}

/** W44: luck. */
export interface ChooseQueen {
  type: "ChooseQueen";
  seat: number;
}

/** W20, W44: luck deals to the next seat, clockwise from the Queen. */
export interface DealCharacter {
  type: "DealCharacter";
  character: string;
}

/** W7, W21: luck draws a card of the pile whose turn it is. */
export interface DrawLetter {
  type: "DrawLetter";
  letter: string;
}

/** W6: luck. */
export interface TurnUpTopic {
  type: "TurnUpTopic";
  topic: string;
}

/** The clock: so many ms went by. `credit` is the most that a word still on its way could be credited (W37). */
export interface PassTime {
  type: "PassTime";
  ms: number;
  credit: number;
}

export interface QueenChosen {
  type: "QueenChosen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface CharacterDealt {
  type: "CharacterDealt";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  character: string;
}

export interface RoundBegan {
  type: "RoundBegan";
  rule: string;
  seen_by: number[] | null;
  round: number;
  seat: number;
}

export interface TimeTokensTaken {
  type: "TimeTokensTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  tokens: number;
}

export interface TokenPlaced {
  type: "TokenPlaced";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  on_seat: number;
}

export interface SecretLetterTaken {
  type: "SecretLetterTaken";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  colour: string;
}

/** For its owner only. */
export interface SecretLetterSeen {
  type: "SecretLetterSeen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  letter: string;
  colour: string;
}

export interface TopicTurnedUp {
  type: "TopicTurnedUp";
  rule: string;
  seen_by: number[] | null;
  topic: string;
  title: string;
}

export interface TopicChosen {
  type: "TopicChosen";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  topic: string;
  title: string;
}

/** W7; W20 the green one, W50 a red one; W32 with children. */
export interface LetterForbidden {
  type: "LetterForbidden";
  rule: string;
  seen_by: number[] | null;
  letter: string;
  colour: string;
}

/** W8 the Queen's first, W9 after a phrase, W10 after somebody went out, W26 after the Cat, W30 once more, W48 after a vote. Where the clock is not `running`, it waits for the teapot to be tapped. */
export interface TurnBegan {
  type: "TurnBegan";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  running: boolean;
}

/** W8 by a tap, W37 by itself. */
export interface TeapotStarted {
  type: "TeapotStarted";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  tapped: boolean;
}

/** `known` and `like` are hints only (W36): whether the dictionary has it, and what it may be derived from. */
export interface PhraseSaid {
  type: "PhraseSaid";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  phrase: string;
  known: boolean;
  like: string;
}

export interface TurnPassed {
  type: "TurnPassed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface Spoke {
  type: "Spoke";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  text: string;
}

/** `reason` is "letter", "time", "repeated", "vote", "speech" or "marked"; `what` the letters or the earlier phrase. `card` is the scoring card taken (W11). */
export interface WentOut {
  type: "WentOut";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  reason: string;
  what: string;
  card: number;
}

/** W24 the Queen's, W25 the Rabbit's. */
export interface LetterLaid {
  type: "LetterLaid";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  letter: string;
  colour: string;
}

export interface LetterLeft {
  type: "LetterLeft";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  letter: string;
  colour: string;
}

export interface TurnSkipped {
  type: "TurnSkipped";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** W27 the Twins, W31 the Hatter. */
export interface TeapotRestarted {
  type: "TeapotRestarted";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  tokens: number;
}

export interface ImmunityDeclared {
  type: "ImmunityDeclared";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

export interface TurnForced {
  type: "TurnForced";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  by_seat: number;
}

export interface Objected {
  type: "Objected";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  against_seat: number;
  phrase: string;
}

export interface VoteCast {
  type: "VoteCast";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  against: boolean;
}

/** W14. */
export interface VoteEnded {
  type: "VoteEnded";
  rule: string;
  seen_by: number[] | null;
  phrase: string;
  against: number;
  voters: number;
  stands: boolean;
}

/** W51: the speaker went out meanwhile. */
export interface VoteDropped {
  type: "VoteDropped";
  rule: string;
  seen_by: number[] | null;
  phrase: string;
}

export interface LastOneLeft {
  type: "LastOneLeft";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: number;
}

export interface CardScored {
  type: "CardScored";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  card: number;
  points: number;
}

export interface AliceScored {
  type: "AliceScored";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  points: number;
}

export interface CaterpillarScored {
  type: "CaterpillarScored";
  rule: string;
  seen_by: number[] | null;
  seat: number;
  of_seat: number;
  points: number;
}

export interface CharactersPassed {
  type: "CharactersPassed";
  rule: string;
  seen_by: number[] | null;
}

export interface QueenPassed {
  type: "QueenPassed";
  rule: string;
  seen_by: number[] | null;
  seat: number;
}

/** W19; W52 if a tie was broken. */
export interface MatchEnded {
  type: "MatchEnded";
  rule: string;
  seen_by: number[] | null;
  scores: number[];
}

export type Move =
  | SayPhrase
  | TapTeapot
  | SkipTurn
  | RestartTeapot
  | DeclareImmunity
  | ForceTurn
  | Object
  | Vote
  | Speak
  | PlaceToken
  | ChooseTopic
  | PassTurn
  | MarkOut
  | ChooseQueen
  | DealCharacter
  | DrawLetter
  | TurnUpTopic
  | PassTime;

export type GameEvent =
  | QueenChosen
  | CharacterDealt
  | RoundBegan
  | TimeTokensTaken
  | TokenPlaced
  | SecretLetterTaken
  | SecretLetterSeen
  | TopicTurnedUp
  | TopicChosen
  | LetterForbidden
  | TurnBegan
  | TeapotStarted
  | PhraseSaid
  | TurnPassed
  | Spoke
  | WentOut
  | LetterLaid
  | LetterLeft
  | TurnSkipped
  | TeapotRestarted
  | ImmunityDeclared
  | TurnForced
  | Objected
  | VoteCast
  | VoteEnded
  | VoteDropped
  | LastOneLeft
  | CardScored
  | AliceScored
  | CaterpillarScored
  | CharactersPassed
  | QueenPassed
  | MatchEnded;

/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */
export const RULES = { letter: "W", count: 52, rulings: 35 };
