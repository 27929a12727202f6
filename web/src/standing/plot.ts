/** Numbers as places in a drawing: the scales of plots, and the bars of a distribution. */

import type { Count, RatingPoint } from '../lib/wire';

export interface Scale {
  low: number;
  high: number;
  /** The place of a value, from 0 at the lower end to 1 at the upper one. */
  at: (value: number) => number;
}

export function scaleOf(low: number, high: number): Scale {
  const span = high - low || 1;
  return { low, high, at: (value) => (value - low) / span };
}

const STEPS = [1, 2, 5];

/** Round values within a scale, few enough to be read. */
export function ticks({ low, high }: Pick<Scale, 'low' | 'high'>, most: number): number[] {
  const step = roundStep((high - low) / most);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => (first + place) * step);
}

/** The smallest round step that is at least so long. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const found = STEPS.find((step) => step * power >= least);
  return found === undefined ? 10 * power : found * power;
}

/** The heights of a plot of ratings, with room for how uncertain they are. */
export function ratingScale(points: readonly RatingPoint[]): Scale {
  const low = Math.min(...points.map(({ points: value, within }) => value - within));
  const high = Math.max(...points.map(({ points: value, within }) => value + within));
  return scaleOf(Math.floor(low / 100) * 100, Math.ceil(high / 100) * 100);
}

export interface Bin {
  from: number;
  to: number;
  seats: number;
  wins: number;
}

/** Counts of scores as bars of equal width, at most so many. */
export function binsOf(counts: readonly Count[], most: number): Bin[] {
  if (counts.length === 0) return [];
  const scores = counts.map(({ word }) => Number(word));
  const width = roundStep((Math.max(...scores) - Math.min(...scores) + 1) / most);
  const first = Math.floor(Math.min(...scores) / width);
  const last = Math.floor(Math.max(...scores) / width);
  const bins: Bin[] = Array.from({ length: last - first + 1 }, (_, place) => ({
    from: (first + place) * width,
    to: (first + place + 1) * width - 1,
    seats: 0,
    wins: 0,
  }));
  for (const { word, seats, wins } of counts) {
    const bin = bins[Math.floor(Number(word) / width) - first] as Bin;
    bin.seats += seats;
    bin.wins += wins;
  }
  return bins;
}

/** How much of the victories something had, from 0 to 1, and how sure that is: an interval that holds it 19 times of 20. */
export function shareOf({ seats, wins }: Pick<Count, 'seats' | 'wins'>): { share: number; low: number; high: number } {
  const z = 1.96;
  const share = wins / seats;
  const middle = (share + (z * z) / (2 * seats)) / (1 + (z * z) / seats);
  const reach = (z / (1 + (z * z) / seats)) * Math.sqrt((share * (1 - share)) / seats + (z * z) / (4 * seats * seats));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
