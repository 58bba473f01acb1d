/** What has just happened, in words and tones, for the line above the topic. */
import type { Tone } from "../../device/sound";
import type { Args } from "../../i18n/catalog";
import * as sounds from "./sounds";
import type { GameEvent } from "./types";

export interface News {
  text: string;
  rule: string;
}

const TONES: Partial<Record<GameEvent["type"], Tone[]>> = {
  PhraseSaid: sounds.SAID,
  TurnPassed: sounds.SAID,
  WentOut: sounds.OUT,
  Objected: sounds.OBJECTION,
  LetterForbidden: sounds.SEAL,
  LetterLaid: sounds.SEAL,
  TurnSkipped: sounds.POWER,
  TeapotRestarted: sounds.POWER,
  ImmunityDeclared: sounds.POWER,
  TurnForced: sounds.POWER,
  LastOneLeft: sounds.LAST,
};

export const soundOf = (event: GameEvent): Tone[] | undefined => TONES[event.type];

type Words = (id: string, args?: Args) => string;
type Names = (seat: number) => string;

/** A sentence for what everybody should notice; the words themselves lie on the table. */
export function newsOf(event: GameEvent, words: Words, nameOf: Names): News | null {
  const text = sentence(event, words, nameOf);
  return text ? { text, rule: event.rule } : null;
}

function sentence(event: GameEvent, words: Words, nameOf: Names): string {
  switch (event.type) {
    case "WentOut":
      if (event.reason === "time") return words("ui-too-late", { name: nameOf(event.seat), card: event.card });
      return words("went-out", {
        seat: nameOf(event.seat),
        reason: event.reason,
        what: event.reason === "letter" || event.reason === "speech" ? lettersOf(event.what) : event.what,
        card: event.card,
      });
    case "VoteEnded":
      return words("vote-ended", { ...event, seen_by: "", stands: event.stands ? "yes" : "no" });
    case "VoteDropped":
      return words("vote-dropped", { phrase: event.phrase });
    case "LastOneLeft":
      return words("last-one-left", { seat: nameOf(event.seat), card: event.card });
    case "LetterLaid":
      return words("letter-laid", {
        seat: nameOf(event.seat),
        letter: event.letter.toUpperCase(),
        colour: { id: "colour", args: { colour: event.colour } },
      });
    case "TurnSkipped":
      return words("turn-skipped", { seat: nameOf(event.seat) });
    case "TeapotRestarted":
      return words("teapot-restarted", { seat: nameOf(event.seat), tokens: event.tokens });
    case "ImmunityDeclared":
      return words("immunity-declared", { seat: nameOf(event.seat) });
    case "TurnForced":
      return words("turn-forced", { seat: nameOf(event.seat), by_seat: nameOf(event.by_seat) });
    case "TokenPlaced":
      return words("token-placed", { seat: nameOf(event.seat), on_seat: nameOf(event.on_seat) });
    case "Spoke":
      return words("spoke", { seat: nameOf(event.seat), text: event.text });
    case "SecretLetterSeen":
      return words("secret-letter-seen", { letter: event.letter.toUpperCase() });
    default:
      return "";
  }
}

const lettersOf = (what: string): string => what.toUpperCase().split(" ").join(", ");
