/** Calls when the browser has nothing better to do; what it gives back takes that back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 30);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(asked);
}
