/** Hands a file to the reader. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** For names of files: the day. */
export const today = (): string => new Date().toISOString().slice(0, 10);
