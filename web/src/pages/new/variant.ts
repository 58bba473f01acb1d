/** A variant of a game from the lab: what stands behind the # of a link, `#variant=` and JSON in base64url. */
import type { Asked } from "../../client/wire";

export type Variant = Pick<Asked, "seats"> & Required<Pick<Asked, "options" | "edition">>;

/** None where there is none, or where it can't be read; the server decides whether it makes a match. */
export function variantOf(hash: string): Variant | null {
  const coded = /^#variant=([\w-]+)$/.exec(hash)?.[1];
  if (!coded) return null;
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const { seats, options, edition } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Variant>;
    return typeof seats === "number" && options && edition ? { seats, options, edition } : null;
  } catch {
    return null;
  }
}
