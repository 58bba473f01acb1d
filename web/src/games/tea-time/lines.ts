/** Cells and the lines of cards that may be taken together (G8). */

export type Line = readonly string[];

export interface Place {
  row: number;
  column: number;
}

const A = "a".charCodeAt(0);

export function cellAt({ row, column }: Place): string {
  return String.fromCharCode(A + column) + String(row + 1);
}

export function placeOf(cell: string): Place {
  return { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - A };
}

export function sameCells(one: Line, other: Line): boolean {
  return one.length === other.length && one.every((cell) => other.includes(cell));
}

/** The legal line of exactly these cells, as the server names it. */
export function legalLine(cells: Line, legal: readonly Line[]): Line | null {
  return legal.find((line) => sameCells(line, cells)) ?? null;
}

/** The shortest legal line with all these cells: two ends bring the card between them. */
export function lineWith(cells: Line, legal: readonly Line[]): Line | null {
  let found: Line | null = null;
  for (const line of legal)
    if (cells.every((cell) => line.includes(cell)) && (!found || line.length < found.length)) found = line;
  return found;
}

/** Cells that may join the chosen ones. */
export function joining(chosen: Line, legal: readonly Line[]): Set<string> {
  const cells = new Set<string>();
  for (const line of legal)
    if (chosen.every((cell) => line.includes(cell)))
      for (const cell of line) if (!chosen.includes(cell)) cells.add(cell);
  return cells;
}

/** What a tap on a card leaves chosen: it joins, leaves, or begins anew where it can't join. */
export function tap(chosen: Line, cell: string, legal: readonly Line[]): Line {
  if (chosen.includes(cell)) {
    const rest = chosen.filter((other) => other !== cell);
    return rest.length === 0 || legalLine(rest, legal) ? rest : [cell];
  }
  return lineWith([...chosen, cell], legal) ?? (legalLine([cell], legal) ? [cell] : chosen);
}

/** The cells from one place towards another, in the nearest of the eight directions, as far as they may be taken. */
export function slide(from: Place, to: Place, legal: readonly Line[]): Line {
  const down = to.row - from.row;
  const right = to.column - from.column;
  const steps = Math.max(Math.abs(down), Math.abs(right));
  const rows = steps && Math.round(down / steps);
  const columns = steps && Math.round(right / steps);
  const cells: string[] = [];
  let best: Line = [];
  for (let n = 0; n <= steps; n++) {
    cells.push(cellAt({ row: from.row + n * rows, column: from.column + n * columns }));
    best = legalLine(cells, legal) ?? best;
  }
  return best;
}

export type Refused = "empty" | "too-many" | "no-line";

/** Why a tapped card does not join the chosen ones; null where it does. */
export function whyNot(chosen: Line, cell: string, card: string, most: number, legal: readonly Line[]): Refused | null {
  if (card === ".") return "empty";
  if (chosen.includes(cell) || lineWith([...chosen, cell], legal)) return null;
  return most > 1 && chosen.length >= most && endsAt(chosen, cell) ? "too-many" : most > 1 ? "no-line" : null;
}

/** Whether a cell would go on with the line of the chosen cells. */
function endsAt(chosen: Line, cell: string): boolean {
  const cells = [...chosen, cell].map(placeOf).sort((a, b) => a.row - b.row || a.column - b.column);
  const first = cells[0]!;
  const second = cells[1]!;
  return cells.every((place, n) => {
    const down = first.row + n * (second.row - first.row);
    const right = first.column + n * (second.column - first.column);
    return place.row === down && place.column === right;
  });
}
