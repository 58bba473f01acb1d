import type { Component } from "svelte";
import Alice from "./Alice.svelte";
import Caterpillar from "./Caterpillar.svelte";
import CheshireCat from "./CheshireCat.svelte";
import Hatter from "./Hatter.svelte";
import QueenOfHearts from "./QueenOfHearts.svelte";
import Tweedles from "./Tweedles.svelte";
import WhiteRabbit from "./WhiteRabbit.svelte";

/** Bust portraits by the names that the rules use. They want paper behind them, in the dark too; `mirror` is their silvered image. */
export const portraits = {
  alice: Alice,
  cat: CheshireCat,
  caterpillar: Caterpillar,
  hatter: Hatter,
  queen: QueenOfHearts,
  rabbit: WhiteRabbit,
  twins: Tweedles,
} satisfies Record<string, Component<{ mirror?: boolean }>>;

export type Character = keyof typeof portraits;
