/** A moment as a picture: the table as it is drawn on the page, with its names, points and words, in one SVG. */
import { rulesFor } from "./inline-styles";

export interface Moment {
  game: string;
  title: string;
  /** Who has how many points. */
  seats: { name: string; score: number | null; colour: string }[];
  sentence: string;
  /** Where in the match this is. */
  place: string;
}

export interface Card {
  svg: string;
  width: number;
  height: number;
}

const TOP = 76;
const BOTTOM = 112;
const EDGE = 14;
const MOST = 8192; // pixels of a picture's side

const LOOK = `
.moment { width: 100%; height: 100%; overflow: hidden; background: var(--paper); color: var(--ink); }
.moment-top, .moment-bottom { display: flex; flex-direction: column; justify-content: center; gap: 2px; padding: 0 18px; }
.moment-top { height: ${TOP}px; }
.moment-top b { color: var(--accent); font: 600 22px/1.1 var(--serif); }
.moment-seats { display: flex; flex-wrap: wrap; gap: 0 14px; overflow: hidden; max-height: 46px; font-size: 16px; line-height: 1.3; }
.moment-seats b { font: 600 17px/1.3 var(--serif); color: var(--ink); }
.moment-shot { position: relative; margin: 0 ${EDGE}px; overflow: hidden; }
.moment-bottom { height: ${BOTTOM}px; }
.moment-bottom p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; font: 600 18px/1.25 var(--serif); }
.moment-bottom small { color: var(--soft); font-size: 14px; }
*, *::before, *::after { animation: none !important; transition: none !important; }
`;

/** `table` is on the page: it is taken as it looks there. */
export async function cardOf(table: HTMLElement, moment: Moment): Promise<Card> {
  const width = Math.ceil(table.clientWidth) + 2 * EDGE;
  const tall = Math.ceil(Math.max(table.clientHeight, table.scrollHeight));
  const height = tall + TOP + BOTTOM;
  const markup = new XMLSerializer().serializeToString(table);
  const root = document.documentElement;
  const isDark =
    root.dataset["theme"] === "dark" || (!root.dataset["theme"] && matches("(prefers-color-scheme: dark)"));
  const css = (await rulesFor(markup)) + LOOK;
  const seats = moment.seats.map(
    ({ name, score, colour }) =>
      `<span><span style="color:${escape(colour)}">●</span> ${escape(name)} <b>${score ?? ""}</b></span>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="${getComputedStyle(root).fontSize}">
<style><![CDATA[${css.replaceAll("]]>", "")}]]></style>
<foreignObject width="${width}" height="${height}">
<div xmlns="http://www.w3.org/1999/xhtml" class="moment" lang="${escape(root.lang)}" data-game="${escape(moment.game)}" data-theme="${isDark ? "dark" : "light"}">
<div class="moment-top"><b>${escape(moment.title)}</b><div class="moment-seats">${seats.join(" ")}</div></div>
<div class="moment-shot" style="width:${width - 2 * EDGE}px;height:${tall}px">${markup}</div>
<div class="moment-bottom"><p>${escape(moment.sentence)}</p><small>${escape(moment.place)}</small></div>
</div>
</foreignObject>
</svg>`;
  return { svg, width, height };
}

const matches = (query: string): boolean => matchMedia(query).matches;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\P{C}\n]/gu, " ");

export const addressOf = ({ svg }: Card): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The card on a canvas, `scale` pixels for each of the page's. */
export async function paint(card: Card, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = addressOf(card);
  await image.decode();
  const fit = Math.min(scale, MOST / card.width, MOST / card.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(card.width * fit);
  canvas.height = Math.round(card.height * fit);
  canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
