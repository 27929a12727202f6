/** Where things lie in the drawing of the town: 8 by 8 parcels of 100 units, the upper left corner of A1 at (0, 0). */

import { EDGES as EDGE_WORDS, LETTERS, PARCELS } from './generated';

export const SIDE = LETTERS.length;
export const CELL = 100;
export const TOWN = SIDE * CELL;

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  from: Point;
  to: Point;
}

/** Every edge once, parcel by parcel. */
export const EDGES: readonly string[] = EDGE_WORDS.toSorted(
  (one, other) => PARCELS.indexOf(one.slice(0, 2)) - PARCELS.indexOf(other.slice(0, 2)),
);

const KNOWN_PARCELS = new Set(PARCELS);

export function isParcel(word: string): boolean {
  return KNOWN_PARCELS.has(word);
}

/** The upper left corner of a parcel. */
export function cornerOf(parcel: string): Point {
  return { x: LETTERS.indexOf(parcel[0] ?? 'a') * CELL, y: (Number(parcel[1]) - 1) * CELL };
}

export function centreOf(parcel: string): Point {
  const { x, y } = cornerOf(parcel);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function isUpright(edge: string): boolean {
  return edge.endsWith('w') || edge.endsWith('e');
}

/** Both ends of an edge, from the left or from above. */
export function endsOf(edge: string): Line {
  const { x, y } = cornerOf(edge);
  const side = edge[2];
  const from = { x: side === 'e' ? x + CELL : x, y: side === 's' ? y + CELL : y };
  const to = isUpright(edge) ? { x: from.x, y: from.y + CELL } : { x: from.x + CELL, y: from.y };
  return { from, to };
}

export function middleOf(edge: string): Point {
  const { from, to } = endsOf(edge);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The lozenge between the centres of the two parcels beside an edge: the easiest thing to hit that touches no other. */
export function reachOf(edge: string): string {
  const { from, to } = endsOf(edge);
  const { x, y } = middleOf(edge);
  const half = CELL / 2;
  const tips = isUpright(edge)
    ? [from, { x: x + half, y }, to, { x: x - half, y }]
    : [from, { x, y: y - half }, to, { x, y: y + half }];
  return tips.map((tip) => `${tip.x},${tip.y}`).join(' ');
}

// --- the river

/** The parcels of the river in the order of its course; they form a chain without branches. */
export function courseOf(parcels: readonly string[]): string[] {
  const left = new Set(parcels);
  const first = parcels.find((parcel) => isEnd(parcel, left)) ?? parcels[0];
  const course: string[] = [];
  for (let next = first; next !== undefined; next = sharing(next, left)[0]) {
    course.push(next);
    left.delete(next);
  }
  return course;
}

/** An end of the river lies on the rim and has one neighbour in it. */
function isEnd(parcel: string, river: ReadonlySet<string>): boolean {
  return sharing(parcel, river).length < 2 && mouthOf(parcel) !== null;
}

/** The parcels of a set that share a side with a parcel. */
function sharing(parcel: string, among: ReadonlySet<string>): string[] {
  const { x, y } = cornerOf(parcel);
  return [...among].filter((other) => {
    const corner = cornerOf(other);
    return Math.abs(corner.x - x) + Math.abs(corner.y - y) === CELL;
  });
}

/** Where a river leaves the map through a parcel on the rim, or null inside the map. */
export function mouthOf(parcel: string): Point | null {
  const { x, y } = centreOf(parcel);
  if (y < CELL) return { x, y: 0 };
  if (y > TOWN - CELL) return { x, y: TOWN };
  if (x < CELL) return { x: 0, y };
  if (x > TOWN - CELL) return { x: TOWN, y };
  return null;
}

/** The middle line of the river as an SVG path: from rim to rim, rounded in every parcel where it turns. */
export function riverPath(parcels: readonly string[]): string {
  const course = courseOf(parcels);
  if (course.length === 0) return '';
  const points = course.map(centreOf);
  const mouth = mouthOf(course[0] as string) ?? (points[0] as Point);
  const leaves = mouthOf(course.at(-1) as string) ?? (points.at(-1) as Point);
  const gates = points.slice(1).map((point, index) => between(points[index] as Point, point));
  const bends = points.map((point, index) => {
    const out = gates[index] ?? leaves;
    return `Q${point.x} ${point.y} ${out.x} ${out.y}`;
  });
  return `M${mouth.x} ${mouth.y}${bends.join('')}`;
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

// --- things that lie scattered on empty ground

/** A number from 0 to 1 that is always the same for the same parcel and purpose: no two parcels look alike. */
export function chanceOf(parcel: string, purpose: number): number {
  let hash = 2166136261 ^ purpose;
  for (const sign of parcel) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
