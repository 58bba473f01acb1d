/** The card of a result, to show to others: as text and as a picture. It says how it went and nothing of what was dealt. */
import type { Result } from "./api";

const MOST = 10;
const OWN = "🟪";
const OTHER = "⬜";

export interface Card {
  title: string;
  day: string;
  rows: { name: string; score: number; own: boolean }[];
  /** Such as “3rd of 12”. */
  rank: string;
  link: string;
}

/** How many signs a score gets beside the others; anything above nothing shows. */
export function lengths(scores: number[]): number[] {
  const most = Math.max(...scores, 1);
  return scores.map((score) => (score <= 0 ? 0 : Math.max(1, Math.round((MOST * score) / most))));
}

export const rowsOf = ({ seats }: Result): Card["rows"] =>
  seats.map(({ name, score, bot }) => ({ name, score, own: !bot }));

export function cardText({ title, day, rows, rank, link }: Card): string {
  const long = lengths(rows.map(({ score }) => score));
  const signs = rows.map(({ score, own }, n) => `${(own ? OWN : OTHER).repeat(long[n]!)} ${score}`);
  return [[title, day].filter(Boolean).join(" · "), ...signs, rank, link].filter(Boolean).join("\n");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const WIDTH = 1200;
const HEIGHT = 630;

/** The same as a picture of 1200 by 630. */
export function cardPicture({ title, day, rows, rank, link }: Card, accent: string): string {
  const long = lengths(rows.map(({ score }) => score));
  const step = Math.min(90, 260 / rows.length);
  const drawn = rows.map(({ name, score, own }, row) => {
    const y = 250 + row * step;
    const side = step * 0.62;
    const boxes = Array.from(
      { length: long[row]! },
      (_, n) =>
        `<rect x="${360 + n * (side + 8)}" y="${y}" width="${side}" height="${side}" rx="8" fill="${own ? accent : "#d9ccb8"}"/>`,
    );
    const at = 384 + long[row]! * (side + 8);
    return `<text x="330" y="${y + side * 0.75}" text-anchor="end" font-size="34">${escaped(name)}</text>${boxes.join("")}<text x="${at}" y="${y + side * 0.78}" font-size="40" font-weight="700">${score}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" fill="#2b2430"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf5e9"/><rect width="${WIDTH}" height="18" fill="${accent}"/><text x="60" y="120" font-size="64" font-weight="700">${escaped(title)}</text><text x="60" y="180" font-size="36" fill="#6a5f6e">${escaped(day)}</text>${drawn.join("")}<text x="60" y="560" font-size="36" font-weight="700">${escaped(rank)}</text><text x="60" y="604" font-size="26" fill="#6a5f6e">${escaped(link.replace(/^https?:\/\//, ""))}</text></svg>`;
}

/** Drawn to pixels, for those who can't show an SVG. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
