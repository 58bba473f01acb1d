/** SHA-256 and its HMAC (FIPS 180-4, RFC 2104). Browsers keep their own from pages without TLS, such as a host's in the same room. */

const PRIMES = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && ![2, 3, 5, 7, 11, 13, 17, 19].some((p) => n > p && n % p === 0),
);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(whole.length - 4, (data.length << 3) >>> 0);
  return view;
}

function compress(state: number[], words: Int32Array): void {
  for (let n = 16; n < 64; n++) {
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = (words[n - 16]! + one + words[n - 7]! + other) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!;
    const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  const state = [...START];
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let n = 0; n < 16; n++) words[n] = view.getInt32(at + 4 * n);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number) => block.map((each) => each ^ mask);
  return sha256(joined(masked(0x5c), sha256(joined(masked(0x36), message))));
}

export const hex = (data: Uint8Array): string =>
  Array.from(data, (each) => each.toString(16).padStart(2, "0")).join("");
