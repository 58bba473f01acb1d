/** What is asked now, and the moves behind the answers. Words are said through the field. */
import type { Args } from "../../i18n/catalog";
import type { Answer, Question } from "../contract";
import type { Move, View } from "./types";

export interface Asking {
  view: View;
  seat: number | null;
  mine: boolean;
  /** A player about to be marked out (W38). */
  marking: number | null;
  words: (id: string, args?: Args) => string;
  nameOf: (seat: number) => string;
  send: (move: Move) => void;
  unmark: () => void;
}

type Listed = View["legal"][number];

export function listed<T extends Listed["type"]>(view: View, type: T): Extract<Listed, { type: T }> | undefined {
  return view.legal.find((move): move is Extract<Listed, { type: T }> => move.type === type);
}

/** The word that an objection would be about. */
export const lastWord = (view: View): string => view.said.at(-1)?.phrase ?? "";

export function question(asking: Asking): Question | null {
  const found = asked(asking);
  return found && { ...found, anyway: true };
}

function asked(asking: Asking): Question | null {
  const { view, words, nameOf } = asking;
  if (view.over) return null;
  if (view.phase === "choose") return choosing(asking);
  if (view.phase === "token") return placing(asking);
  if (!view.turn) return { text: words("ui-laying") };
  if (asking.marking !== null) return marking(asking, asking.marking);
  if (view.vote) return voting(asking);
  if (view.turn.seat === asking.seat) return speaking(asking);
  return waiting(asking, nameOf(view.turn.seat));
}

function choosing({ view, seat, mine, words, nameOf, send }: Asking): Question {
  if (view.queen !== seat) return { text: words("ui-ask-queen", { name: nameOf(view.queen ?? 0) }) };
  const answers = view.up.map(({ id, title }) => ({
    label: title,
    act: () => send({ type: "ChooseTopic", topic: id }),
    disabled: !mine,
  }));
  return { text: words("ui-ask-topic"), answers };
}

function placing({ view, seat, mine, words, nameOf, send }: Asking): Question {
  const owner = view.players.findIndex(({ character }) => character === "caterpillar");
  if (owner !== seat) return { text: words("ui-ask-caterpillar", { name: nameOf(owner) }) };
  const answers = view.legal.flatMap((move) =>
    move.type === "PlaceToken" ? [{ label: nameOf(move.on_seat), act: () => send(move), disabled: !mine }] : [],
  );
  return { text: words("ui-ask-token"), answers };
}

function marking({ mine, words, nameOf, send, unmark }: Asking, marked: number): Question {
  const answers = [
    {
      label: words("ui-do-mark", { name: nameOf(marked) }),
      act: () => send({ type: "MarkOut", marked_seat: marked }),
      primary: true,
      disabled: !mine,
    },
    { label: words("ui-do-back"), act: unmark },
  ];
  return { text: words("ui-ask-mark", { name: nameOf(marked) }), answers };
}

function voting({ view, seat, mine, words, nameOf, send }: Asking): Question {
  const [phrase, vote] = [lastWord(view), view.vote!];
  const args = { phrase, topic: view.topic?.title ?? "" };
  const count = { cast: vote.against.length + vote.favour.length, voters: view.voters };
  if (!listed(view, "Vote")) {
    const own = view.speaker === seat;
    return { text: words(own ? "ui-vote-yours" : "ui-vote-wait", { ...args, ...count }) };
  }
  const answers = [
    { label: words("ui-do-favour"), act: () => send({ type: "Vote", against: false }), disabled: !mine },
    { label: words("ui-do-against"), act: () => send({ type: "Vote", against: true }), disabled: !mine },
  ];
  return { text: words("ui-ask-vote", { ...args, name: nameOf(view.speaker ?? 0) }), answers };
}

function speaking(asking: Asking): Question {
  const { view, words } = asking;
  const topic = view.topic?.title ?? "";
  const text = view.turn!.running
    ? words(view.teapot ? "ui-ask-say-aloud" : "ui-ask-say", { topic })
    : words("ui-ask-tap");
  return { text, answers: [...passing(asking), ...powers(asking), ...interfering(asking)] };
}

/** The teapot, or around one table the word that was spoken. */
function passing({ view, seat, mine, words, send }: Asking): Answer[] {
  const tap = listed(view, "TapTeapot");
  const pass = view.turn!.running ? view.legal.filter((move) => move.type === "PassTurn") : [];
  const letter = seat === null ? "" : (view.players[seat]?.letter ?? "");
  return [
    ...(tap ? [{ label: words("move-tap-teapot"), act: () => send(tap), primary: true, disabled: !mine }] : []),
    ...pass.map((move) => ({
      label: move.lay_letter ? words("ui-do-pass-letter", { letter: letter.toUpperCase() }) : words("ui-do-pass"),
      act: () => send(move),
      primary: !move.lay_letter,
      disabled: !mine,
    })),
  ];
}

function powers({ view, seat, mine, words, send }: Asking): Answer[] {
  const tokens = seat === null ? 0 : (view.players[seat]?.tokens ?? 0);
  const found: [Listed | undefined, string][] = [
    [listed(view, "RestartTeapot"), words("ui-do-restart", { tokens })],
    [listed(view, "DeclareImmunity"), words("ui-do-immunity")],
    [listed(view, "SkipTurn"), words("ui-do-skip")],
  ];
  return found.flatMap(([move, label]) => (move ? [{ label, act: () => send(move), disabled: !mine }] : []));
}

/** What others may do about the last word. */
function interfering({ view, mine, words, nameOf, send }: Asking): Answer[] {
  const [force, object] = [listed(view, "ForceTurn"), listed(view, "Object")];
  const name = nameOf(view.speaker ?? 0);
  return [
    ...(force ? [{ label: words("ui-do-force", { name }), act: () => send(force), disabled: !mine }] : []),
    ...(object
      ? [{ label: words("ui-do-object", { phrase: lastWord(view) }), act: () => send(object), disabled: !mine }]
      : []),
  ];
}

function waiting(asking: Asking, name: string): Question {
  const { view, words } = asking;
  const state = view.turn!.running ? "running" : "waiting";
  return { text: words("ui-ask-wait", { name, state }), answers: interfering(asking) };
}
