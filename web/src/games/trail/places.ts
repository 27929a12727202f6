/** Where everything lies on the map of the trail, and in which order its spots are passed.
 *
 * The places are those of the printed board, in parts of its width and height, a little apart where buildings need room. On an upright window the map lies on its
 * side: the trail still leads from the lower right to the upper left.
 */

import { SPOTS, type HazardPlace, type SpotKind } from './generated';

export interface Point {
  x: number;
  y: number;
}

const PLACES: Record<string, readonly [number, number]> = {
  start: [0.912, 0.868],
  a: [0.827, 0.821],
  a1: [0.712, 0.811],
  a2: [0.601, 0.795],
  a3: [0.488, 0.785],
  flood1: [0.822, 0.913],
  flood2: [0.759, 0.908],
  flood3: [0.694, 0.908],
  flood4: [0.632, 0.9],
  flood_risk1: [0.546, 0.893],
  flood_risk2: [0.436, 0.888],
  b: [0.324, 0.887],
  b1: [0.353, 0.764],
  b2: [0.366, 0.665],
  b3: [0.443, 0.557],
  drought1: [0.258, 0.797],
  drought2: [0.252, 0.725],
  drought3: [0.262, 0.655],
  drought4: [0.268, 0.585],
  drought_risk: [0.291, 0.502],
  c: [0.485, 0.461],
  c_north1: [0.597, 0.428],
  c_north2: [0.707, 0.424],
  c_south: [0.595, 0.547],
  d: [0.705, 0.53],
  trade1: [0.478, 0.69],
  trade2: [0.53, 0.697],
  trade4: [0.585, 0.709],
  trade6: [0.638, 0.713],
  trade8: [0.69, 0.717],
  trade10: [0.743, 0.713],
  trade_risk1: [0.829, 0.686],
  trade_risk2: [0.829, 0.58],
  trade_minus3: [0.731, 0.626],
  trade_minus2: [0.678, 0.629],
  trade_minus1: [0.623, 0.635],
  e: [0.824, 0.47],
  e1: [0.74, 0.324],
  e2: [0.617, 0.326],
  rockfall1: [0.854, 0.381],
  rockfall2: [0.859, 0.315],
  rockfall3: [0.857, 0.25],
  rockfall4: [0.811, 0.189],
  rockfall_risk1: [0.726, 0.216],
  rockfall_risk2: [0.615, 0.213],
  f: [0.508, 0.246],
  f1: [0.401, 0.23],
  f2: [0.474, 0.352],
  g: [0.354, 0.349],
  g1: [0.284, 0.204],
  g2: [0.24, 0.316],
  kansas_city: [0.186, 0.183],
};

const ROWS = new Map(SPOTS.map((spot) => [spot.word, spot]));

/** The ways of the trail: along the arrows from each neutral fork to the next, and where other ways branch off. */
export const STRETCHES: readonly (readonly string[])[] = SPOTS.flatMap(({ word, kind, arrows }) =>
  arrows.filter((_, index) => index > 0 || kind === 'start' || isNeutralFork(word)).map((to) => [word, ...wayFrom(to)]),
);

function isNeutralFork(spot: string): boolean {
  const row = ROWS.get(spot);
  return row?.kind === 'neutral' && row.arrows.length > 1;
}

function wayFrom(spot: string): string[] {
  const next = isNeutralFork(spot) ? undefined : ROWS.get(spot)?.arrows[0];
  return next === undefined ? [spot] : [spot, ...wayFrom(next)];
}

/** What stands or lies on a spot; a place for a teepee beside the trail is one like the others. */
export function kindOf(spot: string): Exclude<SpotKind, 'off_trade'> {
  const kind = ROWS.get(spot)?.kind ?? 'building';
  return kind === 'off_trade' ? 'trade' : kind;
}

/** What trading a teepee there brings; null anywhere else. */
export function tradeValue(spot: string): number | null {
  return ROWS.get(spot)?.value ?? null;
}

/** The section of a spot for hazards, and its number there. */
export function hazardOf(spot: string): HazardPlace | null {
  return ROWS.get(spot)?.hazard ?? null;
}

/** The risk action of a spot, which belongs to the building that stands there; null if it has none. */
export function riskOf(spot: string): string | null {
  return ROWS.get(spot)?.risk ?? null;
}

// --- the map

/** How the map lies: as printed, or on its side for an upright window. */
export interface MapSize {
  width: number;
  height: number;
  tall: boolean;
  /** How much text is enlarged to stay readable. */
  text: number;
}

/** The part of the printed board that the map shows. */
const LEFT = 0.138;
const RIGHT = 0.95;
const TOP = 0.12;
const BOTTOM = 0.962;

const WIDE = { width: 1000, broadest: 1240, least: 740, most: 960 };
/** The largest width of a map for its height. */
export const BROADEST = WIDE.broadest / WIDE.least;
const TALL = { width: 700, broadest: 760, least: 1010, most: 1300 };
/** From this ratio on the map is turned upright. */
const UPRIGHT_FROM = 1.05;

/** The smallest scale at which text is readable. */
const READABLE = 0.72;

/** A map for a frame, as high and, where the frame is too low for that, as broad as it allows within limits. */
export function mapFor(frame: { width: number; height: number }): MapSize {
  const ratio = frame.width > 0 && frame.height > 0 ? frame.height / frame.width : 0.75;
  const tall = ratio >= UPRIGHT_FROM;
  const limits = tall ? TALL : WIDE;
  const width = Math.round(Math.min(limits.broadest, Math.max(limits.width, limits.least / ratio)));
  const height = Math.round(Math.min(limits.most, Math.max(limits.least, width * ratio)));
  const scale = Math.min(frame.width / width, frame.height / height);
  return { width, height, tall, text: scale > 0 ? Math.min(1.45, Math.max(1, READABLE / scale)) : 1 };
}

export function pointOf(spot: string, size: MapSize): Point {
  const [x, y] = PLACES[spot] ?? [0, 0];
  return onMap({ x: (x - LEFT) / (RIGHT - LEFT), y: (y - TOP) / (BOTTOM - TOP) }, size);
}

/** A place in parts of the map as printed, wherever that lies now. */
export function onMap({ x, y }: Point, { width, height, tall }: MapSize): Point {
  return tall ? { x: y * width, y: x * height } : { x: x * width, y: y * height };
}
