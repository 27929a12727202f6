/** Contour lines of a field as closed curves (marching squares). */

import type { Point } from './land';

type Field = (x: number, y: number) => number;

/** The sides of a cell that a contour joins, by which corners are high: top left 8, top right 4, and so on clockwise. */
const JOINED: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
];

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Samples of a field; its rim is low, so that every contour is closed. */
export class Heights {
  readonly #values: number[][];
  readonly #step: number;

  constructor(width: number, height: number, step: number, field: Field) {
    this.#step = step;
    const [columns, rows] = [Math.ceil(width / step) + 3, Math.ceil(height / step) + 3];
    this.#values = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        row === 0 || column === 0 || row === rows - 1 || column === columns - 1
          ? -Infinity
          : field((column - 1) * step, (row - 1) * step),
      ),
    );
  }

  /** The rings around everything that is at least so high. */
  contours(level: number): Point[][] {
    const next = new Map<string, { key: string; point: Point }>();
    for (let row = 0; row < this.#values.length - 1; row++) {
      for (let column = 0; column < (this.#values[row]?.length ?? 0) - 1; column++) {
        for (const [from, to] of JOINED[this.#case(row, column, level)] ?? []) {
          const [start, end] = [this.#edge(row, column, from), this.#edge(row, column, to)];
          next.set(start, { key: end, point: this.#crossing(row, column, from, level) });
        }
      }
    }
    return rings(next);
  }

  #at(row: number, column: number): number {
    return this.#values[row]?.[column] ?? -Infinity;
  }

  #case(row: number, column: number, level: number): number {
    const high = (dr: number, dc: number) => (this.#at(row + dr, column + dc) >= level ? 1 : 0);
    return high(0, 0) * 8 + high(0, 1) * 4 + high(1, 1) * 2 + high(1, 0);
  }

  /** The name of a side, the same for both cells that share it. */
  #edge(row: number, column: number, side: Side): string {
    if (side === 'top' || side === 'bottom') return `h${row + (side === 'bottom' ? 1 : 0)} ${column}`;
    return `v${row} ${column + (side === 'right' ? 1 : 0)}`;
  }

  #crossing(row: number, column: number, side: Side, level: number): Point {
    const [r, c] = [row + (side === 'bottom' ? 1 : 0), column + (side === 'right' ? 1 : 0)];
    const along = side === 'top' || side === 'bottom' ? [0, 1] : [1, 0];
    const [one, other] = [this.#at(r, c), this.#at(r + (along[0] ?? 0), c + (along[1] ?? 0))];
    const part = Number.isFinite(one) && Number.isFinite(other) ? (level - one) / (other - one) : 0.5;
    const [x, y] = [c + part * (along[1] ?? 0), r + part * (along[0] ?? 0)];
    return { x: (x - 1) * this.#step, y: (y - 1) * this.#step };
  }
}

function rings(next: Map<string, { key: string; point: Point }>): Point[][] {
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let key = start, link = next.get(key); link !== undefined; key = link.key, link = next.get(key)) {
      ring.push(link.point);
      next.delete(key);
    }
    if (ring.length > 3) found.push(ring);
  }
  return found;
}
