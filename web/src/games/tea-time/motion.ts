/** Cards that fly from where they lie to who takes them. */
import { animated } from "../../client/stage.svelte";

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

const FLIGHT = 460;

/** The element itself flies to a spot; it is back in its place when the table has drawn what came of it. */
export function flyTo(element: HTMLElement, to: Spot, delay: number, skip: AbortSignal): Promise<void> {
  const from = spotOf(element);
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`;
  const frames = [
    { transform: "translateY(-5px) scale(1.05)" },
    { transform: "translateY(-12px) scale(1.1)", offset: 0.25 },
    { transform: there, opacity: 1, offset: 0.95 },
    { transform: there, opacity: 0 },
  ];
  return animated(element.animate(frames, flight(delay)), skip);
}

/** The element comes flying from a spot to its place. */
export function flyFrom(element: HTMLElement, from: Spot, skip: AbortSignal): Promise<void> {
  const to = spotOf(element);
  const there = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  return animated(element.animate([{ transform: there }, { transform: "none" }], flight(0)), skip);
}

function flight(delay: number): KeyframeAnimationOptions {
  return { duration: FLIGHT, delay, easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "forwards" };
}
