/** Where things stand on the board: a square of 600 by 600 with the ring of stones in it, the start at the top. */

export const SIDE = 600;
export const CENTRE = SIDE / 2;

export interface Point {
  x: number;
  y: number;
}

/** The angle of a space as seen from the middle: 0 is up, and the way round is clockwise. */
export function angleOf(space: number, spaces: number): number {
  return (360 / spaces) * space;
}

export function pointAt(degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: CENTRE + distance * Math.sin(radians), y: CENTRE - distance * Math.cos(radians) };
}

/** How large stones are: they nearly touch, however many there are. */
export function stoneRadius(spaces: number): number {
  return Math.min(56, (Math.PI * 228) / spaces - 3);
}

export function ringRadius(spaces: number): number {
  return 284 - stoneRadius(spaces);
}

export function stoneAt(space: number, spaces: number): Point {
  return pointAt(angleOf(space, spaces), ringRadius(spaces));
}

/** The spaces walked over, the last one included. */
export function walk(origin: number, space: number, spaces: number): number[] {
  const steps = (((space - origin - 1) % spaces) + spaces) % spaces;
  return Array.from({ length: steps + 1 }, (_, step) => (origin + step + 1) % spaces);
}

/** The angle, never smaller than `from`, at which a pointer shows a space after whole turns. */
export function turnTo(from: number, space: number, spaces: number, turns: number, lean = 0): number {
  const sector = 360 / spaces;
  const target = angleOf(space, spaces) + lean * sector * 0.36;
  const ahead = (((target - from) % 360) + 360) % 360;
  return from + ahead + 360 * turns;
}

const NOISE = [0.03, -0.04, 0.05, -0.02, 0.04, -0.05, 0.02, 0.05, -0.03, 0.01, -0.05, 0.04, 0.0];

/** The outline of a stone or a hedge: a circle that a hand drew, other for each seed. */
export function blob(radius: number, seed: number, corners = 9, wobble = 1): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const noise = (NOISE[(corner * 5 + seed * 7) % NOISE.length] ?? 0) * wobble;
    const angle = ((corner + (seed % 3) / 3) / corners) * Math.PI * 2;
    return { x: Math.cos(angle) * radius * (1 + noise), y: Math.sin(angle) * radius * (1 + noise) };
  });
  return closed(points);
}

/** The edge of a cookie or a hedge: bows around a circle. */
export function scallops(radius: number, bows: number, depth: number): string {
  const parts: string[] = [];
  for (let bow = 0; bow < bows; bow += 1) {
    const [start, middle, end] = [bow, bow + 0.5, bow + 1].map((at) => (at / bows) * Math.PI * 2) as [
      number,
      number,
      number,
    ];
    if (bow === 0) parts.push(`M${at(radius, start)}`);
    parts.push(`Q${at(radius + depth * 2, middle)} ${at(radius, end)}`);
  }
  return `${parts.join("")}Z`;
}

function at(radius: number, angle: number): string {
  return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
}

function closed(points: Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] as Point;
  let path = `M${round(point(0).x)} ${round(point(0).y)}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`;
    const second = `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`;
    path += `C${first} ${second} ${round(to.x)} ${round(to.y)}`;
  }
  return `${path}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
