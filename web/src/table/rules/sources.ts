/** Where a rule comes from: the rulebook, a ruling of ours, or a value of the box that we had to make up. */

export const SOURCES = ["book", "ruling", "rebuilt"] as const;
export type Source = (typeof SOURCES)[number];

export interface Row {
  id: string;
  text: string;
  source: Source;
  /** The rule that speaks of a rebuilt value. */
  of?: string;
}

export const numberOf = (id: string): number => Number(id.replace(/\D/g, ""));

/** Without accents and case, so that "ţ", "ț" and "t" find each other. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();

/** All words that are sought, in any order; a number of a rule finds that rule alone. */
export function matching(rows: Row[], wanted: string): Row[] {
  const exact = rows.filter(({ id }) => id.toLowerCase() === wanted.trim().toLowerCase());
  if (exact.length) return exact;
  const sought = plain(wanted).split(/\s+/).filter(Boolean);
  return rows.filter(({ id, text }) => sought.every((word) => plain(`${id} ${text}`).includes(word)));
}
