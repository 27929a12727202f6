/** The ground of the town: dry hills, paths worn between the parcels, and what grows beside them. */

import { Chance, summedNoise } from '../../board/land/chance';
import { Heights } from '../../board/land/contours';
import type { Land, Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { band, beside, ellipse, scattered } from '../../board/land/shapes';
import { CELL, SIDE, TOWN } from '../geometry';

const SEED = 1858;
const GRAIN = 190;
const STEP = 16;
const LEVELS = [-0.34, -0.08, 0.2, 0.46];
/** The breadth of a path between parcels. */
const PATH = 11;

export function landOfTown(): Land {
  const chance = new Chance(SEED);
  const paths = pathsOf(chance);
  const layers = [...relief(), ...worn(paths, chance), ...growth(chance)];
  return { width: TOWN, height: TOWN, layers };
}

function relief(): Layer[] {
  const heights = new Heights(TOWN, TOWN, STEP, (x, y) => summedNoise(x / GRAIN, y / GRAIN, 11));
  return LEVELS.map((level, index) => {
    const pen = new Pen();
    for (const ring of heights.contours(level)) pen.blob(ring);
    return { name: `tint${index + 1}`, d: pen.d };
  });
}

// --- paths

/** The lines between the parcels, as feet and wheels have made them: never quite straight. */
function pathsOf(chance: Chance): Point[][] {
  const lines = Array.from({ length: SIDE + 1 }, (_, line) => line * CELL);
  const steps = Array.from({ length: SIDE * 4 + 1 }, (_, step) => (step * CELL) / 4);
  const across = lines.map((y) => steps.map((x) => ({ x, y: chance.near(y, 1.8) })));
  const down = lines.map((x) => steps.map((y) => ({ x: chance.near(x, 1.8), y })));
  return [...across, ...down];
}

function worn(paths: readonly Point[][], chance: Chance): Layer[] {
  const [rim, path, ruts] = [new Pen(), new Pen(), new Pen()];
  for (const line of paths) {
    const breadth = line.map(() => chance.near(PATH, 2));
    rim.blob(band(line, (_, index) => (breadth[index] ?? PATH) + 5));
    path.blob(band(line, (_, index) => breadth[index] ?? PATH));
    for (const side of [-2.6, 2.6]) ruts.curve(beside(line, () => chance.near(side, 0.5)));
  }
  return [
    { name: 'rim', d: rim.d },
    { name: 'path', d: path.d },
    { name: 'ruts fine', d: ruts.d },
  ];
}

// --- growth

/** How far a point is from the nearest path. */
function fromPaths({ x, y }: Point): number {
  const away = (value: number) => Math.min(value % CELL, CELL - (value % CELL));
  return Math.min(away(x), away(y));
}

function growth(chance: Chance): Layer[] {
  const pens = {
    shade: new Pen(),
    grass: new Pen(),
    sage: new Pen(),
    leaf: new Pen(),
    stone: new Pen(),
    cactus: new Pen(),
  };
  for (const point of scattered(TOWN, TOWN, 25, chance)) {
    const away = fromPaths(point);
    const kind = chance.next();
    if (away < 13) continue;
    // Towards the middle of a parcel, where pieces stand, there is only short grass.
    if (away > 34 || kind < 0.5) tuft(pens.grass, point, chance);
    else if (kind < 0.72) bush(pens, point, chance);
    else if (kind < 0.9) rock(pens, point, chance);
    else if (kind < 0.95) cactus(pens, point, chance);
  }
  const named = (name: keyof typeof pens) => ({ name: `${name} fine`, d: pens[name].d });
  return (['shade', 'grass', 'sage', 'leaf', 'stone', 'cactus'] as const).map(named);
}

function tuft(pen: Pen, { x, y }: Point, chance: Chance): void {
  for (const lean of [-3, 0, 3])
    pen.line([
      { x: x + lean / 2, y },
      { x: x + lean, y: y - chance.between(4, 7.5) },
    ]);
}

interface Pens {
  shade: Pen;
  sage: Pen;
  leaf: Pen;
  stone: Pen;
  cactus: Pen;
}

/** Everything casts its shadow to the lower right. */
function cast({ shade }: Pens, { x, y }: Point, size: number, chance: Chance): void {
  shade.blob(ellipse({ x: x + size * 0.3, y: y + size * 0.16 }, size * 1.3, size * 0.5, chance, 0.08, 8));
}

function bush(pens: Pens, { x, y }: Point, chance: Chance): void {
  const size = chance.between(9, 15);
  cast(pens, { x, y }, size, chance);
  pens.sage.blob(ellipse({ x, y: y - size * 0.25 }, size, size * 0.75, chance, 0.2, 8));
  pens.leaf.blob(ellipse({ x: x - size * 0.14, y: y - size * 0.38 }, size * 0.55, size * 0.36, chance, 0.2, 6));
}

function rock(pens: Pens, { x, y }: Point, chance: Chance): void {
  const size = chance.between(5, 10);
  cast(pens, { x, y }, size, chance);
  pens.stone.polygon(ellipse({ x, y: y - size * 0.2 }, size, size * 0.72, chance, 0.2, 6));
}

function cactus(pens: Pens, { x, y }: Point, chance: Chance): void {
  const height = chance.between(14, 20);
  cast(pens, { x, y: y - 2 }, 9, chance);
  pens.cactus.line([
    { x, y },
    { x, y: y - height },
  ]);
  for (const [side, part] of [
    [-5, 0.35],
    [5, 0.5],
  ] as const) {
    const at = y - height * part;
    pens.cactus.line([
      { x, y: at },
      { x: x + side, y: at },
      { x: x + side, y: at - height * 0.32 },
    ]);
  }
}
