/** The ground of a board: a few paths in the order in which they are painted; style sheets give them their colours. */

/** How many steps of a path make a unit of the map; widths of strokes are given in such steps, too. */
export const FINE = 2;

export interface Point {
  x: number;
  y: number;
}

export interface Layer {
  /** Its classes: what it is, and `fine` if a flat map does without it; all tints are. */
  name: string;
  d: string;
}

export interface Land {
  width: number;
  height: number;
  layers: Layer[];
}
