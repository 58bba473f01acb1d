/** A record that another page has in hand, on its way to the replay. */
let record = "";

export function handOver(text: string): void {
  record = text;
}

/** Once: whoever comes later chooses a file. */
export function takeOver(): string {
  const found = record;
  record = "";
  return found;
}
