/** What the bottom line asks of the seat that is to move. */
import type { Answer, Question, TableProps } from "../contract";
import { isSame } from "./choices";
import { chosenText, shortage } from "./effect";
import type { Move, View } from "./types";

interface Choosing {
  view: View;
  seat: number;
  legal: readonly Move[];
  /** The move that was picked on the table, not played yet. */
  picked: Move | null;
  words: TableProps["words"];
  send: (move: Move) => void;
  cancel: () => void;
}

export function questionOf(choosing: Choosing): Question {
  const { view, seat, legal, picked, words, send, cancel } = choosing;
  if (view.phase === "king") return kingQuestion(choosing);
  const chosen = picked ?? legal.find((move) => move.type === "UseEffect");
  if (!chosen) return { text: words("ui-ask", { phase: view.phase }), answers: leave(choosing) };
  const said = chosenText(view, seat, chosen, words);
  const act = () => send(chosen);
  if (!picked) {
    const text = legal.some((move) => move.type === "BuyCard") ? `${said} ${words("ui-or-buy")}` : said;
    return { text, answers: [{ label: words("ui-do-use"), act, primary: true }] };
  }
  const back = view.phase === "wind" ? leave(choosing) : [{ label: words("ui-do-back"), act: cancel }];
  return { text: said, answers: [{ label: labelOf(picked, words), act, primary: true }, ...back] };
}

function labelOf(move: Move, words: Choosing["words"]): string {
  if (move.type === "BuyCard") return words("ui-do-buy", { cakes: move.cakes });
  if (move.type === "WindWatch") return words("move-wind-watch", { hourglasses: move.hourglasses });
  return words(move.type === "PointHand" ? "ui-do-point" : "ui-do-destroy");
}

function leave({ view, words, send }: Choosing): Answer[] {
  if (view.phase !== "wind") return [];
  return [{ label: words("ui-do-leave"), act: () => send({ type: "LeaveWatch" }) }];
}

function kingQuestion({ view, seat, legal, picked, words, send }: Choosing): Question {
  const isHeld = view.players[seat]?.flamingo ?? false;
  const cakes = legal.find((move) => move.type === "TakeCakes");
  const best = picked ?? (isHeld && cakes ? cakes : legal[0]!);
  const answers = legal.map((move): Answer => {
    const label =
      move.type === "TakeCakes" ? words("move-take-cakes", { cakes: move.cakes }) : words("move-take-flamingo");
    return { label, act: () => send(move), primary: isSame(move, best) };
  });
  const held = isHeld ? [words("ui-space-flamingo-held")] : [];
  const short = cakes ? shortage(view, seat, cakes, words) : [];
  return { text: [words("ui-ask", { phase: "king" }), ...held, ...short].join(" "), answers };
}
