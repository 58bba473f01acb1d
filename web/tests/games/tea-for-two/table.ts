/** Positions for the tests of the table: five full stacks, and players who have what a test wants. */
import type { Player, View } from "../../../src/games/tea-for-two/types";

const STACKS = ["executioner", "knave", "caterpillar", "king", "alice"];
const MISSIONS = ["cakes", "knave", "cards", "destroyed", "alice"];

export const VALUES = {
  cat: 1,
  mouse: 2,
  guard: 3,
  executioner: 4,
  knave: 5,
  caterpillar: 6,
  king: 7,
  alice: 8,
  queen: 9,
  rabbit: 1,
};

export function table(players: [Partial<Player>, Partial<Player>], changes: Partial<View> = {}): View {
  return {
    to_move: 0,
    over: false,
    round: 1,
    phase: "act",
    pending: 0,
    winner: 0,
    difference: 3,
    winding: false,
    resolved: [],
    last_round: false,
    values: VALUES,
    amounts: { mouse: 2, guard: 3, knave: 3, caterpillar: 2, king: 2, alice: 1, draw: 2, stars: 2 },
    token_stars: { cakes: 1, hourglasses: 2 },
    empty_stacks: 4,
    watch: ["destroy", "draw", "copy", "stars", "flamingo"],
    hand: 1,
    stacks: STACKS.map((character, index) => ({
      character,
      value: index + 4,
      cards: [`${character}1`, `${character}3`],
      mission: MISSIONS[index]!,
    })),
    cakes: 5,
    hourglasses: 5,
    rabbits: 7,
    players: players.map((player, seat) => ({
      stars: 0,
      score: 0,
      cakes: 1,
      hourglasses: 0,
      flamingo: seat === 0,
      deck: {},
      discard: [],
      destroyed: {},
      ...player,
    })),
    legal: [],
    ...changes,
  };
}
