/** How pawns stand on the board. */

import { CENTRE, type Point, angleOf, pointAt, ringRadius, stoneAt, stoneRadius } from "./ring";
import type { Figure } from "./stage";

export interface Pose extends Point {
  size: number;
  /** How far the pawn has sunk into the Hole, from 0 to 1. */
  sunk: number;
}

export const SMALL = 0.86;
export const LARGE = 1.34;

/** On its stone; a special one keeps its picture free; at the start all share the Tea Party (A5). */
export function poseOf(figures: readonly Figure[], seat: number, kinds: readonly string[]): Pose {
  const spaces = kinds.length;
  const figure = figures[seat] as Figure;
  const fit = stoneRadius(spaces) / 56;
  const size = (figure.large ? LARGE : SMALL) * fit;
  if (figure.inHole) return { ...sunkAt(figure.space, spaces), size: SMALL * fit, sunk: 1 };
  const crowd = figures.map((_, other) => other).filter((other) => figures[other]?.space === figure.space);
  const stone = stoneAt(figure.space, spaces);
  const spread = crowd.length > 1 ? (crowd.indexOf(seat) - (crowd.length - 1) / 2) * 30 : aside(kinds[figure.space]);
  const depth = crowd.length > 2 ? (crowd.indexOf(seat) % 2) * 10 : 0;
  return { x: stone.x + spread * fit, y: stone.y + (30 + depth) * fit, size, sunk: 0 };
}

function aside(kind: string | undefined): number {
  return kind === "ordinary" ? 0 : 24;
}

function sunkAt(space: number, spaces: number): Point {
  const stone = stoneAt(space, spaces);
  return { x: stone.x, y: stone.y + 28 * (stoneRadius(spaces) / 56) };
}

/** Where a walking pawn steps: along the ring, in hops. `progress` counts in spaces from the origin. */
export function stepAt(origin: number, progress: number, spaces: number): Point {
  const place = pointAt(angleOf(origin + progress, spaces), ringRadius(spaces));
  const hop = Math.abs(Math.sin(progress * Math.PI)) * 20;
  return { x: place.x, y: place.y + 22 - hop };
}

/** The way of a walk as an arc inside the ring, for ghosts. */
export function arc(origin: number, space: number, spaces: number, radius: number): string {
  const [from, to] = [angleOf(origin, spaces), angleOf(space, spaces)];
  const sweep = (((to - from) % 360) + 360) % 360 || 360;
  const [start, end] = [pointAt(from, radius), pointAt(from + sweep - 7, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${sweep > 187 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** The head of such an arc, pointing at the stone where it ends. */
export function arrow(space: number, spaces: number, radius: number): string {
  const degrees = angleOf(space, spaces) - 7;
  const tip = pointAt(degrees + 6, radius);
  return `translate(${tip.x} ${tip.y}) rotate(${degrees + 95})`;
}

export { CENTRE };
