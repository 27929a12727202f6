/** Shapes that land is made of: bands along a line, blobs, distances. */

import type { Chance } from './chance';
import type { Point } from './land';

/** Points of a smooth line through some others (Catmull and Rom), so many from each to the next. */
export function along(points: readonly Point[], steps = 10): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const found = points.slice(0, -1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (_, step) => ({
      x: spline(before.x, from.x, to.x, after.x, step / steps),
      y: spline(before.y, from.y, to.y, after.y, step / steps),
    }));
  });
  return [...found, at(points.length - 1)];
}

function spline(before: number, from: number, to: number, after: number, t: number): number {
  const [a, b] = [2 * from, to - before];
  const [c, d] = [2 * before - 5 * from + 4 * to - after, -before + 3 * from - 3 * to + after];
  return (a + b * t + c * t * t + d * t * t * t) / 2;
}

/** The line beside a line, at a distance that may change along it; negative is on the other side. */
export function beside(line: readonly Point[], distance: (point: Point, index: number) => number): Point[] {
  return line.map((point, index) => {
    const [before, after] = [
      line[Math.max(0, index - 1)] ?? point,
      line[Math.min(line.length - 1, index + 1)] ?? point,
    ];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const away = distance(point, index);
    return { x: point.x - (dy / length) * away, y: point.y + (dx / length) * away };
  });
}

/** The outline of a band along a line. */
export function band(line: readonly Point[], width: (point: Point, index: number) => number): Point[] {
  const one = beside(line, (point, index) => width(point, index) / 2);
  const other = beside(line, (point, index) => -width(point, index) / 2);
  return [...one, ...other.reverse()];
}

/** An uneven ellipse. */
export function ellipse(
  middle: Point,
  width: number,
  height: number,
  chance: Chance,
  rough = 0.1,
  count = 12,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const far = chance.near(1, rough);
    return { x: middle.x + Math.cos(angle) * (width / 2) * far, y: middle.y + Math.sin(angle) * (height / 2) * far };
  });
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** How far a point lies outside a rectangle around its middle; 0 inside. */
export function outside({ x, y, width, height }: Rect, point: Point): number {
  const [dx, dy] = [Math.abs(point.x - x) - width / 2, Math.abs(point.y - y) - height / 2];
  return Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

export function distanceTo(line: readonly Point[], point: Point): number {
  return line.reduce((least, one) => Math.min(least, Math.hypot(one.x - point.x, one.y - point.y)), Infinity);
}

/** Points all over a rectangle from the origin, none nearer to another than `apart`. */
export function scattered(width: number, height: number, apart: number, chance: Chance): Point[] {
  const found: Point[] = [];
  for (let y = apart / 2; y < height; y += apart) {
    for (let x = apart / 2; x < width; x += apart) {
      found.push({ x: chance.near(x, apart * 0.38), y: chance.near(y, apart * 0.38) });
    }
  }
  return found;
}

/** Moved by a distance. */
export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}
