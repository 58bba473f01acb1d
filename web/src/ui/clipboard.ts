/** Putting text where the reader can paste it from, on pages without a secure line as well. */

/** Whether it is there now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser forbids it; the old way may still be open.
  }
  return copyBySelecting(text);
}

/** Behind an open dialog nothing can be selected, so the text lies in the topmost one. */
function copyBySelecting(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  [document.body, ...document.querySelectorAll("dialog[open]")].at(-1)!.append(field);
  field.select();
  let isCopied: boolean;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    isCopied = false;
  }
  field.remove();
  (before as HTMLElement | null)?.focus?.({ preventScroll: true });
  return isCopied;
}
