type Fields = Record<string, unknown>;

/** Equal as JSON, whatever the order of the fields. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key in other && same((one as Fields)[key], (other as Fields)[key]));
}
