import { peopleAt } from "../device/memory";
import { language } from "../i18n/language.svelte";

/** For questions about a table: where only those at it may look, somebody of this device must be one of them. */
export function headersFor(table: string): Record<string, string> {
  const token = peopleAt(table)[0]?.token;
  return { "Accept-Language": language(), ...(token && { Authorization: `Bearer ${token}` }) };
}

/** The server's record of a match that is over. */
export function fetchRecord(table: string, match: number | string): Promise<Response> {
  const path = `/api/tables/${encodeURIComponent(table)}/record?${new URLSearchParams({ match: `${match}` })}`;
  return fetch(path, { headers: headersFor(table) });
}
