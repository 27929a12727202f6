/** How the players look: a colour, always with a shape and a pattern, so that colour is never the only cue. */

import type { Seat } from '../lib/wire';

export interface Look {
  colour: string;
  shape: string;
  /** The outline of the shape on a grid of 24 by 24. */
  outline: string;
}

export const LOOKS: readonly Look[] = [
  { colour: 'orange', shape: 'circle', outline: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z' },
  { colour: 'green', shape: 'triangle', outline: 'M12 2.2 22.6 21H1.4z' },
  { colour: 'purple', shape: 'diamond', outline: 'M12 1 22 12 12 23 2 12z' },
  { colour: 'blue', shape: 'square', outline: 'M3 3h18v18H3z' },
  {
    colour: 'yellow',
    shape: 'star',
    outline: 'M12 1.2l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 17.8l-6.6 3.8 1.6-7.5L1.3 9l7.6-.8z',
  },
  { colour: 'red', shape: 'hexagon', outline: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z' },
];

export function lookOf(seat: Seat): Look {
  return LOOKS[seat % LOOKS.length] as Look;
}

/** The colour as a CSS value; `--on-seat-n` is the ink that is readable on it. */
export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % LOOKS.length})`;
}

export function inkOn(seat: Seat): string {
  return `var(--on-seat-${seat % LOOKS.length})`;
}

/** The id of the seat's pattern, drawn once on every page by Patterns.svelte. */
export function patternOf(seat: Seat): string {
  return `seat-pattern-${seat % LOOKS.length}`;
}

/** What to fill a shape with: the plain colour or, if patterns are on, the colour with its pattern. */
export function fillOf(seat: Seat, patterns: boolean): string {
  return patterns ? `url(#${patternOf(seat)})` : colourOf(seat);
}
