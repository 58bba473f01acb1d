/** What the bottom line asks of the seat that is to move. */
import type { Answer, Question, TableProps } from "../contract";
import { numbersOf, type Picked, type Place, placeOf } from "./choices";
import { effects, newScore, spaceText } from "./effect";
import { preview, type Preview } from "./preview";
import { type Figure, score } from "./stage";
import type { Move, View } from "./types";

interface Choosing {
  view: View;
  seat: number | null;
  legal: Move[];
  me: Figure | null;
  picked: Picked | null;
  /** What the choices made so far would play, and what it would do. */
  move: Move | null;
  found: Preview | null;
  cookie: "face-up" | "unseen" | null;
  words: TableProps["words"];
  send: (move: Move) => void;
  cancel: () => void;
  onCard: (place: Place) => void;
}

export function questionOf(choosing: Choosing): Question | null {
  const { view, picked, words } = choosing;
  if (view.phase === "tea-party") return teaQuestion(choosing);
  if (view.phase === "choose") return holeQuestion(choosing);
  if (view.phase !== "play") return null;
  if (!picked) return { text: words(startQuestion(choosing)), answers: outerCards(choosing) };
  return cardQuestion(choosing, picked);
}

function cardQuestion(choosing: Choosing, picked: Picked): Question {
  const { me, move, words, send, cancel } = choosing;
  const [number, isSpin] = [picked.total ?? 0, picked.purpose === "spin"];
  const back = { label: words("ui-do-cancel"), act: cancel };
  if (!move) return { text: words(isSpin ? "ui-ask-joker-spins" : "ui-ask-joker"), answers: [back] };
  const label = isSpin
    ? words("ui-do-spin", { number })
    : words("ui-do-play", { number: numberLabel(number, heldCard(me, picked)) });
  const answers = [{ label, act: () => send(move), primary: true }, back];
  if (isSpin) return { text: words("ui-effect-spins", { number }), answers };
  return { text: [...larger(choosing, picked), effectText(choosing)].join(" "), answers };
}

/** The cards as answers, for thumbs and keys. */
function outerCards({ me, words, onCard }: Choosing): Answer[] {
  const hand = me?.hand ?? [];
  return hand.flatMap((card, index) => {
    const place = placeOf(index, hand.length);
    if (place === "centre") return [];
    const id = hand.length === 1 ? "ui-do-only" : `ui-do-${place}`;
    return [{ label: words(id, { card: { id: "card", args: { card } } }), act: () => onCard(place) }];
  });
}

function startQuestion({ view, seat }: Choosing): string {
  const player = seat === null ? undefined : view.players[seat];
  if (player?.may_walk_out) return "ui-ask-walk-out";
  if (player?.in_hole) return "ui-ask-hole";
  return player?.hand.length === 1 ? "ui-ask-last-card" : "ui-ask-card";
}

/** A10: what the +1 is about, as long as the card alone could be played as well. */
function larger({ me, legal, words }: Choosing, { place, purpose }: Picked): string[] {
  const numbers = numbersOf(legal, place, purpose);
  return me?.large && numbers.length === 2 && !numbers[0]?.joker ? [words("ui-ask-larger")] : [];
}

function effectText({ view, found, words }: Choosing): string {
  return found ? effects(view, found, words, view.phase === "choose").join(" ") : "";
}

function teaQuestion({ view, seat, me, cookie, words, send }: Choosing): Question {
  const now = me ? score(me) : 0;
  const label = (id: string, offered: Move): string =>
    words(id, { points: view.face_up ?? 0, score: newScore(now, preview(view, seat ?? 0, offered)) });
  const [faceUp, unseen] = [{ type: "TakeFaceUp" } as const, { type: "TakeUnseen" } as const];
  return {
    text: words("ui-ask-cookie"),
    answers: [
      { label: label("ui-do-face-up", faceUp), act: () => send(faceUp), primary: cookie !== "unseen" },
      { label: label("ui-do-unseen", unseen), act: () => send(unseen), primary: cookie === "unseen" },
    ],
  };
}

function holeQuestion(choosing: Choosing): Question {
  const { view, words, send } = choosing;
  const answers = [
    { label: words("ui-do-accept"), act: () => send({ type: "Accept" }), primary: true },
    { label: words("ui-do-again", { number: view.spins_left }), act: () => send({ type: "SpinAgain" }) },
  ];
  const shown = words("ui-ask-shown", { space: spaceText(view, view.shown ?? 0) });
  return { text: [shown, effectText(choosing)].join(" "), answers };
}

export function heldCard(me: Figure | null, picked: Picked | null): string | undefined {
  return me && picked ? me.hand[picked.place === "left" ? 0 : me.hand.length - 1] : undefined;
}

/** What a card counts, with the +1 told apart. */
export function numberLabel(total: number, held: string | undefined): string {
  return held !== undefined && held !== "joker" && total > Number(held) ? `${held}+1` : String(total);
}
