/** Where a replayed match comes from, and through whose eyes it is looked at. */

/** A finished match of a table of this server, or the text of a record that somebody has. */
export type Source = { table: string; match: number } | { record: string };

/** A seat, somebody who looked on, or everything open. */
export type Eyes = number | "watcher" | "open";

/** What a panel beside the replay gets: `step` counts the moves that were made, `jump` goes to another moment, `look` to
 *  other eyes; where the panel covers the table, `show` takes it away. */
export interface PanelProps {
  source: Source;
  step: number;
  jump: (step: number) => void;
  eyes: Eyes;
  look?: (eyes: Eyes) => void;
  show?: (() => void) | undefined;
}

/** What the buttons beside the replay get. */
export interface MomentProps {
  source: Source;
  step: number;
  game: string;
}
