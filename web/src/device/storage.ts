/** Values that this device keeps from one visit to the next. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A full or forbidden storage is no reason to stop. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without a memory; only coming back takes longer.
  }
}
