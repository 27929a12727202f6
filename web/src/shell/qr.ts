/** A QR code of a short text: byte mode, correction level M, versions 1 to 10 (up to 213 bytes). */

/** Codewords of error correction a block, and the number of blocks, by version; level M of the standard. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

const LEVEL_M = 0;
/** Chessboard. A reader learns the mask from the code, so one mask does, and none need be weighed against another. */
const MASK = 0;
const BYTE_MODE = 0b0100;

export type Grid = readonly (readonly boolean[])[];

/** The modules of the code, row by row, dark ones true; null if the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, older) => fits(bytes.length, older + 1)) + 1;
  if (version === 0) return null;
  const code = new Canvas(version);
  code.drawFrame();
  code.fill(interleaved(data(bytes, version), version));
  return code.dark;
}

// --- how much there is room for

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function rawCodewords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
  }
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

function dataCodewords(version: number): number {
  const corrections = (CORRECTION[version - 1] as number) * (BLOCKS[version - 1] as number);
  return rawCodewords(version) - corrections;
}

function fits(length: number, version: number): boolean {
  return 4 + countBits(version) + length * 8 <= dataCodewords(version) * 8;
}

// --- the bytes: text, padding, correction

function data(bytes: Uint8Array, version: number): number[] {
  const bits = [...binary(BYTE_MODE, 4), ...binary(bytes.length, countBits(version))];
  for (const byte of bytes) bits.push(...binary(byte, 8));
  const room = dataCodewords(version);
  bits.push(...binary(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, word) => number(bits.slice(word * 8, word * 8 + 8)));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => (value >>> (length - 1 - place)) & 1);
}

function number(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => sum * 2 + bit, 0);
}

/** The data in blocks, each with its correction, dealt out byte by byte. */
function interleaved(words: readonly number[], version: number): number[] {
  const count = BLOCKS[version - 1] as number;
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - (count - longer));
    return words.slice(start, start + short + (block >= count - longer ? 1 : 0));
  });
  const divisor = divisorOf(CORRECTION[version - 1] as number);
  return [...dealt(blocks), ...dealt(blocks.map((block) => remainder(block, divisor)))];
}

function dealt(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const rounds = Array.from({ length: longest }, (_, place) => blocks.map((block) => block[place]));
  return rounds.flat().filter((word) => word !== undefined);
}

/** The Reed-Solomon generator polynomial of a degree, highest power first and its leading 1 left out. */
function divisorOf(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let power = 0; power < degree; power += 1) {
    for (let place = 0; place < degree; place += 1) {
      result[place] = times(result[place] as number, root) ^ (result[place + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(block: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ (result.shift() as number);
    result.push(0);
    divisor.forEach((one, place) => (result[place] = (result[place] as number) ^ times(one, factor)));
  }
  return result;
}

/** Multiplication in the field of 256 elements modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

// --- the picture

class Canvas {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #version: number;
  /** What belongs to the frame and holds no data. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.#fixed = this.dark.map((row) => [...row]);
  }

  drawFrame(): void {
    for (let place = 0; place < this.size; place += 1) {
      this.#set(6, place, place % 2 === 0);
      this.#set(place, 6, place % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.#drawFinder(x, y);
    this.#drawMarks();
    this.#drawFormat();
    if (this.#version >= 7) this.#drawVersion();
  }

  /** The bits in their zigzag from the lower right corner, masked. */
  fill(words: readonly number[]): void {
    const bits = words.flatMap((word) => binary(word, 8));
    let next = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const y = isUpward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#isFixed(x, y)) continue;
          const bit = (bits[next] ?? 0) === 1;
          (this.dark[y] as boolean[])[x] = bit !== ((x + y) % 2 === 0);
          next += 1;
        }
      }
    }
  }

  #isFixed(x: number, y: number): boolean {
    return this.#fixed[y]?.[x] ?? true;
  }

  #set(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    (this.dark[y] as boolean[])[x] = isDark;
    (this.#fixed[y] as boolean[])[x] = true;
  }

  #drawFinder(x: number, y: number): void {
    this.#drawRings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }

  #drawRings(x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        this.#set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #drawMarks(): void {
    const places = this.#markPlaces();
    const last = places.length - 1;
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!isFinder) this.#drawRings(x, y, 2, (ring) => ring !== 1);
      }),
    );
  }

  #markPlaces(): number[] {
    if (this.#version === 1) return [];
    const count = Math.floor(this.#version / 7) + 2;
    const step = Math.floor((this.#version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    const outer = Array.from({ length: count - 1 }, (_, place) => this.size - 7 - place * step);
    return [...outer, 6].reverse();
  }

  #drawFormat(): void {
    const bits = withCheck((LEVEL_M << 3) | MASK, 0x537, 10) ^ 0x5412;
    const bit = (place: number) => ((bits >>> place) & 1) === 1;
    const near = [0, 1, 2, 3, 4, 5, 7, 8];
    near.forEach((y, place) => this.#set(8, y, bit(place)));
    near.slice(0, 7).forEach((x, place) => this.#set(x, 8, bit(14 - place)));
    for (let place = 0; place < 8; place += 1) this.#set(this.size - 1 - place, 8, bit(place));
    for (let place = 8; place < 15; place += 1) this.#set(8, this.size - 15 + place, bit(place));
    this.#set(8, this.size - 8, true);
  }

  #drawVersion(): void {
    const bits = withCheck(this.#version, 0x1f25, 12);
    for (let place = 0; place < 18; place += 1) {
      const isDark = ((bits >>> place) & 1) === 1;
      const [far, near] = [this.size - 11 + (place % 3), Math.floor(place / 3)];
      this.#set(far, near, isDark);
      this.#set(near, far, isDark);
    }
  }
}

/** A number followed by its check bits. */
function withCheck(value: number, generator: number, length: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}
