/** What a choice would do, in words. */
import type { TableProps } from "../contract";
import { cardOf, cardText, sizeOf } from "./cards";
import { landing, preview, topOf } from "./preview";
import type { Move, View } from "./types";

type Words = TableProps["words"];

/** T13–T21: an effect, whether it is the own card's or copied; with what can be told of it now. */
export function effectText(view: View, seat: number, character: string, words: Words): string {
  const other = view.players[1 - seat]!;
  const said = words("ui-effect", {
    character,
    name: { id: "character", args: { character } },
    amount: view.amounts[character] ?? 0,
    deck: sizeOf(other.deck),
  });
  return [said, ...shortage(view, seat, { type: "UseEffect", character }, words)].join(" ");
}

/** T11, T36: where tokens come from when the supply is short. */
export function shortage(view: View, seat: number, move: Move, words: Words): string[] {
  const takes = isTaking(move);
  const events = preview(view, seat, move);
  const stolen = events.find((event) => event.type === "TokensStolen");
  if (stolen) return [words("ui-stolen", { count: stolen.count })];
  return takes && !events.length ? [words("ui-nothing")] : [];
}

function isTaking(move: Move): boolean {
  if (move.type === "TakeCakes" || move.type === "TakeFlamingo") return true;
  return move.type === "UseEffect" && ["mouse", "knave", "caterpillar", "alice"].includes(move.character);
}

/** T22–T26, T32: what happens where the hand stops. */
export function spaceText(view: View, seat: number, space: number, chain: readonly number[], words: Words): string {
  const effect = view.watch[space - 1] ?? "";
  if (chain.includes(space)) return words("ui-space-spent");
  const top = view.players[1 - seat]?.discard[0];
  if (effect === "copy") {
    if (top === undefined) return words("ui-space-copy-none");
    const copied = effectText(view, seat, cardOf(top).character, words);
    return `${words("ui-space-copy")} ${copied}`;
  }
  if (effect === "flamingo" && view.players[seat]?.flamingo) return words("ui-space-flamingo-held");
  return words("ui-space", {
    effect,
    amount: view.amounts[effect] ?? 0,
    cards: view.players[seat]?.discard.length ?? 0,
  });
}

/** The choice as a question: what it costs, and what it does. */
export function chosenText(view: View, seat: number, move: Move, words: Words): string {
  switch (move.type) {
    case "UseEffect":
      return effectText(view, seat, move.character, words);
    case "BuyCard": {
      const card = cardText(topOf(view, move.character));
      return [words("ui-ask-buy", { card, cakes: move.cakes }), ...emptied(view, move.character, words)].join(" ");
    }
    case "DestroyStacked": {
      const card = topOf(view, move.character);
      return [destroyText(card, words), ...emptied(view, move.character, words)].join(" ");
    }
    case "DestroyDiscarded":
      return destroyText(move.card, words);
    case "PointHand":
      return spaceText(view, seat, move.space, view.resolved, words);
    case "WindWatch":
      return spaceText(view, seat, landing(view, move.hourglasses), [], words);
    default:
      return "";
  }
}

function destroyText(card: string, words: Words): string {
  return words("ui-ask-destroy", { card: cardText(card), stars: cardOf(card).stars });
}

/** T40: whether a stack has no card but this one. */
function emptied(view: View, character: string, words: Words): string[] {
  const stack = view.stacks.find((each) => each.character === character);
  if (stack?.cards.length !== 1 || stack.mission === null) return [];
  return [words("ui-empties", { mission: { id: "mission", args: { mission: stack.mission } } })];
}
