/** Where luck's tickets come from: a seal that was opened, or an open seed. docs/records.md has the bytes. */
import { hex, hmac, joined, sha256 } from "../../client/sha256";

/** A number below the total, the next one each time. */
export type Draw = (total: number) => number;

export interface Dealer {
  draw: Draw;
  /** Passes a draw over whose total nobody wrote down; false if the later ones can't be known then. */
  skip: () => boolean;
}

const SEAL = new TextEncoder().encode("curiouser seal 1\n");
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What the dealer published before the first move. */
export const commitmentOf = (seed: Uint8Array): string => hex(sha256(joined(SEAL, seed)));

/** The draws of a sealed dealer, in order. */
export function sealedDealer(seed: Uint8Array, entropy: string[]): Dealer {
  const key = sha256(joined(SEAL, seed, ...entropy.map((word) => sha256(bytes(word)))));
  let number = 0n;
  const draw = (total: number): number => {
    const limit = (1n << 64n) - ((1n << 64n) % BigInt(total));
    for (let attempt = 0n; ; attempt++) {
      const message = new DataView(new ArrayBuffer(16));
      message.setBigUint64(0, number);
      message.setBigUint64(8, attempt);
      const value = new DataView(hmac(key, new Uint8Array(message.buffer)).buffer).getBigUint64(0);
      if (value < limit) {
        number++;
        return Number(value % BigInt(total));
      }
    }
  };
  const skip = (): boolean => {
    number++;
    return true;
  };
  return { draw, skip };
}

/** The draws of a simulation: sfc32, seeded openly. One that is passed over may have taken any number of turns. */
export function openDealer(seed: bigint, stream: bigint): Dealer {
  const mask = 0xffffffffn;
  const modulus = 1n << 62n;
  const within = (value: bigint) => ((value % modulus) + modulus) % modulus;
  let a = within(seed) & mask;
  let b = (within(seed) >> 32n) & 0x3fffffffn;
  let c = within(stream) & mask;
  let counter = 1n + ((within(stream) >> 32n) & 0x3fffffffn);
  const bits = (): bigint => {
    const drawn = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = (((c << 21n) | (c >> 11n)) + drawn) & mask;
    return drawn;
  };
  for (let round = 0; round < 15; round++) bits();
  const draw = (total: number): number => {
    const limit = BigInt(total);
    const threshold = ((1n << 32n) - limit) % limit;
    let product = bits() * limit;
    while ((product & mask) < threshold) product = bits() * limit;
    return Number(product >> 32n);
  };
  return { draw, skip: () => false };
}
