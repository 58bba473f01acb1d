/** A record that another page has in hand, on its way to the replay. */
let record = "";

export function hand(text: string): void {
  record = text;
}

/** Once: whoever comes later chooses a file. */
export function take(): string {
  const found = record;
  record = "";
  return found;
}
