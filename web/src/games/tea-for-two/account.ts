/** What the score is made of (T28), as the engine has told it. */
import type { Source, TableProps } from "../contract";
import type { GameEvent, MissionScored, View } from "./types";

export function sourcesOf({ players }: View, events: readonly unknown[], words: TableProps["words"]): Source[] {
  const inPlay = { label: words("ui-from-play"), points: players.map(({ stars }) => stars) };
  const missions = scoredIn(events).map(({ character, mission, stars }) => ({
    label: words("mission", { mission }),
    points: stars,
    character,
  }));
  return [inPlay, ...(missions.length ? missions : [together(players, words)])];
}

/** The last match only: an earlier one at the same table had missions too. */
function scoredIn(events: readonly unknown[]): MissionScored[] {
  const told = events as readonly GameEvent[];
  const begin = told.findLastIndex(({ type }) => type === "WatchSet");
  return told.slice(begin + 1).filter((event) => event.type === "MissionScored");
}

/** For somebody who came after the end. */
function together(players: View["players"], words: TableProps["words"]): Source {
  return { label: words("ui-from-missions"), points: players.map(({ score, stars }) => score - stars) };
}
