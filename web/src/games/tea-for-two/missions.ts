/** What missions compare and give (T28, T29, T39), for what is shown between two views and before a choice. */
import { cardOf, sizeOf } from "./cards";
import type { Player, Stack, View } from "./types";

export type Pair = [number, number];

export const isToken = (mission: string): boolean => mission === "cakes" || mission === "hourglasses";

/** T29: of what a player has how many. */
export function count(player: Player, mission: string): number {
  if (mission === "cakes") return player.cakes;
  if (mission === "hourglasses") return player.hourglasses;
  if (mission === "destroyed") return sizeOf(player.destroyed);
  if (mission === "cards") return sizeOf(player.deck) + player.discard.length;
  const isShown = (card: string): boolean => cardOf(card).character === mission;
  const inDeck = Object.entries(player.deck).reduce((sum, [card, many]) => sum + (isShown(card) ? many : 0), 0);
  return inDeck + player.discard.filter(isShown).length;
}

export function counts(view: View, mission: string): Pair {
  return [count(view.players[0]!, mission), count(view.players[1]!, mission)];
}

/** T29, T39: who would get the stars of a mission that compares; a tie goes to the flamingo. */
export function leader(view: View, mission: string): number {
  const [first, second] = counts(view, mission);
  if (first !== second) return first > second ? 0 : 1;
  return view.players[0]!.flamingo ? 0 : 1;
}

/** The stars that a mission gives each player if its stack is empty. */
export function award(view: View, { mission, value }: Stack): Pair {
  if (mission === null) return [0, 0];
  const each = view.token_stars[mission];
  if (isToken(mission)) return counts(view, mission).map((many) => many * (each ?? 0)) as Pair;
  return leader(view, mission) === 0 ? [value, 0] : [0, value];
}

/** T28, T40. */
export function score(view: View, seat: number): number {
  const empty = view.stacks.filter(({ cards, mission }) => !cards.length && mission !== null);
  return empty.reduce((sum, stack) => sum + award(view, stack)[seat]!, view.players[seat]!.stars);
}

/** The view with the scores that follow from it. */
export function scored(view: View): View {
  return { ...view, players: view.players.map((player, seat) => ({ ...player, score: score(view, seat) })) };
}
