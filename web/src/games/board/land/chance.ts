/** Chance that always falls the same way, and smooth noise, for land that is made while the page is built. */

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to 1 (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** Around a value, by at most so much. */
  near(value: number, most: number): number {
    return this.between(value - most, value + most);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}

/** A value from -1 to 1 for a corner of the grid. */
function corner(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974634777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

function mixed(one: number, other: number, part: number): number {
  return one + (other - one) * part;
}

/** Value noise from -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - left), eased(y - top)];
  const upper = mixed(corner(left, top, seed), corner(left + 1, top, seed), across);
  const lower = mixed(corner(left, top + 1, seed), corner(left + 1, top + 1, seed), across);
  return mixed(upper, lower, down);
}

/** Noise of several sizes, each half as large and half as strong as the one before. */
export function summedNoise(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave) / 2 ** octave;
  }
  return sum / 1.6;
}
