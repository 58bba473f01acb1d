/** What those who listen instead of looking are told. */

const told = $state({ sentence: "", even: false });

export const lastTold = () => told;

export function announce(sentence: string): void {
  told.sentence = sentence;
  told.even = !told.even;
}
