/** A keyboard that covers the page: what is needed moves above it. What this gives back ends that. */
export function fitAboveKeyboard(): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = () => {
    const isCovered = seen.height < window.innerHeight - 120 && seen.scale === 1;
    document.documentElement.style.setProperty("--seen", isCovered ? `${seen.height}px` : "100dvh");
    if (isCovered) window.scrollTo(0, 0);
  };
  seen.addEventListener("resize", fit);
  return () => {
    seen.removeEventListener("resize", fit);
    document.documentElement.style.removeProperty("--seen");
  };
}
