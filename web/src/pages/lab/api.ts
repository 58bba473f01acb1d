/** What-ifs that the server plays, for a host who allows them. */
import { request } from "../../client/http";
import type { Pair } from "./figures";

export interface LabShown {
  live: boolean;
  matches: number;
  seconds: number;
}

/** A number of the box: `group` is the value it belongs to, `place` where it stands in there. */
export interface Numbered {
  path: string;
  group: string;
  place: string;
  value: number;
  rule: string;
}

export type Value = number | boolean | string;

export interface Asked {
  game: string;
  seats: number;
  bot: string;
  matches: number;
  changes: Record<string, Value>;
}

export interface Compared {
  measure: string;
  base: number;
  difference: Pair;
  p: number;
  clear: boolean;
}

export interface WhatIfShown {
  id: string;
  state: "waiting" | "working" | "done" | "stopped" | "lost" | "ended";
  before: number;
  done: number;
  matches: number;
  seconds: number;
  compared: Compared[];
  link: string;
}

export const isOpen = ({ state }: WhatIfShown): boolean => state === "waiting" || state === "working";

export const showLab = () => request<LabShown>("GET", "/api/lab");
export const showNumbers = (game: string, seats: number) =>
  request<Numbered[]>("GET", `/api/lab/numbers/${game}/${seats}`);
export const askWhatIf = (asked: Asked) => request<WhatIfShown>("POST", "/api/lab/what-ifs", asked);
export const showWhatIf = (id: string) => request<WhatIfShown>("GET", `/api/lab/what-ifs/${id}`);
export const endWhatIf = (id: string) => request<WhatIfShown>("POST", `/api/lab/what-ifs/${id}/end`);
