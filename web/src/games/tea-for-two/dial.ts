/** The face of the watch, 200 by 216: spaces clockwise from the top, counted from 1. */

export const CENTRE = { x: 100, y: 118 };
export const RADIUS = 80;

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise from the top. */
export function angleOf(space: number, spaces: number): number {
  return ((space - 1) * 360) / spaces;
}

export function pointAt(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(CENTRE.x + radius * Math.cos(radians)), y: round(CENTRE.y + radius * Math.sin(radians)) };
}

export function sector(space: number, spaces: number): string {
  const half = 180 / spaces;
  const [from, to] = [angleOf(space, spaces) - half, angleOf(space, spaces) + half];
  if (spaces === 1) return ring();
  const [start, end] = [pointAt(from, RADIUS), pointAt(to, RADIUS)];
  return `M${CENTRE.x} ${CENTRE.y}L${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}Z`;
}

/** The hand only goes clockwise: the angle at which it stops, from where it is. */
export function turnTo(angle: number, space: number, spaces: number): number {
  const ahead = (angleOf(space, spaces) - angle) % 360;
  return angle + (ahead < -0.01 ? ahead + 360 : Math.max(0, ahead));
}

function ring(): string {
  const { x, y } = CENTRE;
  return `M${x} ${y - RADIUS}A${RADIUS} ${RADIUS} 0 1 1 ${x - 0.1} ${y - RADIUS}Z`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
