/** A small encoder of moving pictures: GIF89a, one palette for all frames, what did not change is left out. */

export interface Frame {
  /** RGBA, as a canvas gives them. */
  pixels: Uint8ClampedArray;
  /** ms */
  delay: number;
}

const COLOURS = 255; // and one that means "as before"
const CLEAR = 255;
const MOST_CODES = 4096;

export function encodeGif(frames: Frame[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const { palette, indexOf } = paletteOf(frames);
  const out = new Bytes();
  out.text("GIF89a");
  out.words(width, height);
  out.push(0xf7, 0, 0); // a palette of 256
  out.push(...palette);
  out.push(0x21, 0xff, 11);
  out.text("NETSCAPE2.0");
  out.push(3, 1, 0, 0, 0); // again and again
  let before: Uint8Array | null = null;
  for (const { pixels, delay } of frames) {
    const now = indexOf(pixels);
    out.push(0x21, 0xf9, 4, before ? 0x05 : 0x04);
    out.words(Math.round(delay / 10));
    out.push(CLEAR, 0, 0x2c);
    out.words(0, 0, width, height);
    out.push(0, 8);
    out.blocks(compress(before ? changes(before, now) : now));
    before = now;
  }
  out.push(0x3b);
  return out.whole();
}

function changes(before: Uint8Array, now: Uint8Array): Uint8Array {
  return now.map((colour, at) => (colour === before[at] ? CLEAR : colour));
}

class Bytes {
  #parts: Uint8Array[] = [];

  push(...bytes: number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }

  text(text: string): void {
    this.#parts.push(new TextEncoder().encode(text));
  }

  words(...numbers: number[]): void {
    for (const number of numbers) this.push(number & 255, number >> 8);
  }

  blocks(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 255) {
      const block = bytes.subarray(at, at + 255);
      this.push(block.length);
      this.#parts.push(block);
    }
    this.push(0);
  }

  whole(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

/** LZW, as GIF wants it, for 8 bits a pixel. */
function compress(pixels: Uint8Array): Uint8Array {
  const out = new Uint8Array(pixels.length * 2 + 16);
  const next = new Int16Array(MOST_CODES * 256);
  let [length, buffer, bits, size, codes] = [0, 0, 0, 9, 258];
  const write = (code: number) => {
    buffer |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      out[length++] = buffer & 255;
      buffer >>>= 8;
    }
  };
  write(256);
  let code = pixels[0]!;
  for (const pixel of pixels.subarray(1)) {
    const place = code * 256 + pixel;
    if (next[place]) {
      code = next[place];
      continue;
    }
    write(code);
    if (codes === MOST_CODES) {
      write(256);
      next.fill(0);
      [size, codes] = [9, 258];
    } else {
      if (codes === 1 << size) size += 1;
      next[place] = codes++;
    }
    code = pixel;
  }
  write(code);
  write(257);
  out[length++] = buffer & 255;
  return out.subarray(0, length);
}

interface Box {
  colours: number[];
  channel: number;
  spread: number;
}

/** The colours that stand for all others, by median cut over 15 bits a colour. */
function paletteOf(frames: Frame[]): { palette: Uint8Array; indexOf: (pixels: Uint8ClampedArray) => Uint8Array } {
  const counts = new Uint32Array(1 << 15);
  for (const { pixels } of frames) for (let at = 0; at < pixels.length; at += 4) counts[coarse(pixels, at)]! += 1;
  const boxes = [boxOf(Array.from(counts.keys()).filter((colour) => counts[colour]))];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest, counts));
  }
  const palette = new Uint8Array(256 * 3);
  const table = new Uint8Array(1 << 15);
  boxes.forEach(({ colours }, index) => {
    palette.set(mean(colours, counts), 3 * index);
    for (const colour of colours) table[colour] = index;
  });
  const indexOf = (pixels: Uint8ClampedArray) =>
    Uint8Array.from({ length: pixels.length / 4 }, (_, at) => table[coarse(pixels, 4 * at)]!);
  return { palette, indexOf };
}

const coarse = (pixels: Uint8ClampedArray, at: number): number =>
  ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);

const part = (colour: number, channel: number): number => (colour >> (5 * channel)) & 31;

function boxOf(colours: number[]): Box {
  const spreads = [0, 1, 2].map((channel) => {
    let [low, high] = [31, 0];
    for (const colour of colours) {
      low = Math.min(low, part(colour, channel));
      high = Math.max(high, part(colour, channel));
    }
    return high - low;
  });
  const spread = Math.max(...spreads, 0);
  return { colours, channel: spreads.indexOf(spread), spread };
}

function halves({ colours, channel }: Box, counts: Uint32Array): Box[] {
  const sorted = [...colours].sort((one, other) => part(one, channel) - part(other, channel));
  const weight = (colour: number) => Math.sqrt(counts[colour]!);
  const half = sorted.reduce((sum, colour) => sum + weight(colour), 0) / 2;
  let [sum, at] = [0, 0];
  while (at < sorted.length - 1 && sum + weight(sorted[at]!) <= half) sum += weight(sorted[at++]!);
  at = Math.max(1, at);
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}

function mean(colours: number[], counts: Uint32Array): number[] {
  const all = colours.reduce((sum, colour) => sum + counts[colour]!, 0);
  return [2, 1, 0].map((channel) => {
    const sum = colours.reduce((each, colour) => each + part(colour, channel) * counts[colour]!, 0);
    return Math.round(((sum / all) * 255) / 31);
  });
}
