/** Tables for other programs: comma-separated values as RFC 4180 has them. */

/** A cell that a spreadsheet would take for a formula is kept a text. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins with a mark by which spreadsheets know that it is UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  "\ufeff" + rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
