/** How the table looks after each thing that happened, from the view before: what is shown between two views. */
import { placeOf } from "./lines";
import { score, take } from "./scoring";
import type { GameEvent, Player, View } from "./types";

export function after(view: View, event: GameEvent): View {
  switch (event.type) {
    case "StarterChosen":
      return holding(view, event.seat, true);
    case "RoundBegan":
      return { ...view, round: event.round, turn: 1, to_move: null, grid: view.grid.map((row) => row.map(() => ".")) };
    case "CardTurnedUp": {
      const character = event.card.replace("*", "");
      const pile = { ...view.pile, [character]: (view.pile[character] ?? 1) - 1 };
      return { ...put(view, event.cell, event.card), pile };
    }
    case "CardsTaken": {
      const taken = event.cells.reduce((seen, cell) => put(seen, cell, "."), view);
      const change = take(view.players[event.seat]!, event.cards, { ...view, turn: 2 });
      return seated(taken, event.seat, change.player);
    }
    case "AliceLaid":
      return holding(put(view, event.cell, "alice"), event.seat, false);
    case "AliceTaken":
      return holding(view, event.seat, true);
    default:
      return view;
  }
}

function put(view: View, cell: string, card: string): View {
  const { row, column } = placeOf(cell);
  const grid = view.grid.map((cards, r) => (r === row ? cards.map((old, c) => (c === column ? card : old)) : cards));
  return { ...view, grid };
}

function seated(view: View, seat: number, player: Player): View {
  return { ...view, players: view.players.map((old, other) => (other === seat ? player : old)) };
}

function holding(view: View, seat: number, alice: boolean): View {
  const { cards } = view.players[seat]!;
  return seated(view, seat, { cards, alice, score: score({ cards, alice }, view) });
}
