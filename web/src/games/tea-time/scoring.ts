/** What cards in front of a player are worth, and what taking more would change (G10–G15, G23). */
import type { Player, View } from "./types";

export interface Card {
  character: string;
  mirror: boolean;
}

export function cardOf(name: string): Card {
  return name.endsWith("*") ? { character: name.slice(0, -1), mirror: true } : { character: name, mirror: false };
}

export interface Change {
  player: Player;
  /** Cards that come, by character, before anything cancels. */
  coming: Record<string, { faces: number; mirrors: number }>;
  /** Pairs that would cancel, by character. */
  pairs: Record<string, number>;
}

type Worth = Pick<View, "points" | "alice_points">;
type Terms = Worth & Pick<View, "turn">;

export function worth(count: number, points: readonly number[]): number {
  return points[Math.min(Math.abs(count), points.length - 1)]!;
}

export function score(player: Pick<Player, "cards" | "alice">, { points, alice_points }: Worth): number {
  let total = player.alice ? alice_points : 0;
  for (const count of Object.values(player.cards)) total += worth(count, points);
  return total;
}

/** Where the points of each seat come from: one line for each character, and one for Alice. */
export function sourcesOf({ players, points, alice_points }: View): { character: string; points: number[] }[] {
  const characters = Object.keys(players[0]?.cards ?? {});
  const from = characters.map((character) => ({
    character,
    points: players.map(({ cards }) => worth(cards[character]!, points)),
  }));
  return [...from, { character: "alice", points: players.map(({ alice }) => (alice ? alice_points : 0)) }];
}

/** A player after taking these cards; on the first turn of a round Alice is laid in their place (G5). */
export function take(player: Player, names: readonly string[], terms: Terms): Change {
  const cards = { ...player.cards };
  const coming: Change["coming"] = {};
  let alice = player.alice && terms.turn > 1;
  for (const { character, mirror } of names.map(cardOf)) {
    if (character === "alice") {
      alice = true;
      continue;
    }
    cards[character]! += mirror ? -1 : 1;
    coming[character] ??= { faces: 0, mirrors: 0 };
    coming[character][mirror ? "mirrors" : "faces"] += 1;
  }
  const pairs: Change["pairs"] = {};
  for (const [character, { faces, mirrors }] of Object.entries(coming)) {
    const before = Math.abs(player.cards[character]!) + faces + mirrors;
    const gone = (before - Math.abs(cards[character]!)) / 2;
    if (gone > 0) pairs[character] = gone;
  }
  return { player: { cards, alice, score: score({ cards, alice }, terms) }, coming, pairs };
}
