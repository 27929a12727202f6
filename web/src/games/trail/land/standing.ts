/** What stands on the land: mountains, mesas, trees; painted from the far end to the near one. */

import type { Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { distanceTo, outside, scattered, type Rect } from '../../board/land/shapes';
import { isInLegend } from './legend';
import type { Plan, Site } from './plan';

interface Standing extends Point {
  kind: 'peak' | 'mesa' | 'pine';
  width: number;
  height: number;
}

/** How many times the paint is changed on the way from far to near. */
const BANDS = 9;
/** A flat map does without mountains, but not without woods, which count. */
const PAINTS = [
  ...(['lit fine', 'dark fine', 'snow fine', 'mesa fine', 'mesa-dark fine', 'ink fine'] as const),
  ...(['trunk', 'pine', 'pine-dark'] as const),
] as const;
type Paint = (typeof PAINTS)[number];
type Pens = Record<Paint | 'shade', Pen>;

export function standingOn(plan: Plan): Layer[] {
  const all = [...peaks(plan), ...mesas(plan), ...woods(plan), ...horizon(plan)].sort((one, other) => one.y - other.y);
  const shade = new Pen();
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const size = Math.ceil(all.length / BANDS);
    return paint(all.slice(band * size, (band + 1) * size), shade, plan);
  });
  return [{ name: 'shade fine', d: shade.d }, ...bands.flat()];
}

function paint(things: readonly Standing[], shade: Pen, plan: Plan): Layer[] {
  const pens = { ...Object.fromEntries(PAINTS.map((name) => [name, new Pen()])), shade } as Pens;
  for (const thing of things) DRAWN[thing.kind](thing, pens, plan);
  return PAINTS.map((name) => ({ name, d: pens[name].d })).filter(({ d }) => d !== '');
}

const DRAWN: Record<Standing['kind'], (thing: Standing, pens: Pens, plan: Plan) => void> = {
  peak: drawPeak,
  mesa: drawMesa,
  pine: drawPine,
};

// --- where they stand

/** Far mountains along the upper rim. */
function horizon({ size, chance, sites }: Plan): Standing[] {
  const found: Standing[] = [];
  for (let x = 0; x < size.width + 30; x += chance.between(17, 34)) {
    const height = chance.between(16, 32);
    const peak: Standing = { kind: 'peak', x, y: chance.between(20, 32), width: height * 1.9, height };
    const covers = sites.some((site) => outside({ ...site, height: site.height + 16 }, peak) < peak.width * 0.4);
    if (!covers) found.push(peak);
  }
  return found;
}

/** Mountains where rocks fall, as large as there is room. */
function peaks(plan: Plan): Standing[] {
  const rocks = plan.section('rockfall');
  const found: Standing[] = [];
  for (const point of scattered(plan.size.width + 60, plan.size.height, 40, plan.chance)) {
    const room = Math.min(plan.fromSites(point), plan.fromWays(point) - 8);
    const far = distanceTo(rocks, point);
    if (room < 19 || far > 150 || far < 54 || plan.fromRiver(point) < 70 || isInLegend(point, plan.size)) continue;
    const height = Math.min(104, room * plan.chance.between(1.9, 2.4));
    found.push({
      kind: 'peak',
      ...point,
      y: point.y + height * 0.3,
      width: height * plan.chance.between(1, 1.3),
      height,
    });
  }
  return found.filter((peak) => plan.fromSites({ x: peak.x, y: peak.y - peak.height * 0.85 }) > 2);
}

/** Flat-topped hills around the dry basin and along the rims. */
function mesas(plan: Plan): Standing[] {
  const dry = plan.section('drought');
  const rocks = plan.section('rockfall');
  const found: Standing[] = [];
  for (const point of scattered(plan.size.width, plan.size.height, 88, plan.chance)) {
    const room = plan.room(point);
    const isFar = distanceTo(dry, point) < 58 || distanceTo(rocks, point) < 175;
    if (room < 26 || isFar || point.y < 60 || isInLegend(point, plan.size)) continue;
    const width = Math.min(112, room * 2.1);
    found.push({
      kind: 'mesa',
      ...point,
      y: point.y + width * 0.16,
      width,
      height: width * plan.chance.near(0.4, 0.07),
    });
  }
  return found;
}

/** Dense around the spots in the woods, few elsewhere. */
function woods(plan: Plan): Standing[] {
  const wooded = plan.sites.filter((site) => site.woods);
  return scattered(plan.size.width, plan.size.height, 14, plan.chance).flatMap((point): Standing[] => {
    const far = wooded.reduce((least, site) => Math.min(least, outside(site, point)), Infinity);
    const height = plan.chance.between(19, 29);
    const chance = far < 26 ? 0.9 : far < 46 ? 0.35 : 0.022;
    const isFree = isClear(plan, point, height) && plan.fromRiver(point) > 50 && !isInLegend(point, plan.size);
    const isDry = distanceTo([...plan.section('drought'), ...plan.section('rockfall')], point) < 62;
    if (!plan.chance.happens(chance) || !isFree || isDry) return [];
    return [{ kind: 'pine', ...point, width: height * 0.62, height }];
  });
}

/** Whether a tree covers neither the trail nor what is to be read; it may stand at the rim of a lot in the woods. */
function isClear(plan: Plan, point: Point, height: number): boolean {
  const crown = { x: point.x, y: point.y - height * 0.55 };
  const apart = Math.min(
    ...plan.sites.map((site) => Math.min(outside(inner(site), point), outside(inner(site), crown))),
  );
  return apart > 3 && Math.min(plan.fromWays(point), plan.fromWays(crown)) > 18;
}

function inner(site: Site): Rect {
  const by = site.woods ? 34 : -4;
  return { ...site, width: site.width - by, height: site.height - by };
}

// --- how they look: light comes from the upper left

function drawPeak({ x, y, width, height }: Standing, pens: Pens, { chance }: Plan): void {
  const half = width / 2;
  const top = { x: chance.near(x, half * 0.16), y: y - height };
  const side = (sign: number, part: number) => ({
    x: top.x + sign * half * part + (x - top.x) * part,
    y: chance.near(y - height * (1 - part), height * 0.035),
  });
  const left = [side(-1, 0.36), side(-1, 0.68), { x: x - half, y }, { x: x - half * 0.4, y: y + height * 0.09 }];
  const right = [side(1, 0.33), side(1, 0.7), { x: x + half, y }, { x: x + half * 0.6, y: y + height * 0.07 }];
  const ridge = [0.25, 0.5, 0.76, 1].map((part, index) => ({
    x: top.x + (index % 2 === 0 ? 1 : -1) * half * 0.12 + half * 0.1 * part,
    y: top.y + height * part,
  }));
  pens['lit fine'].polygon([top, ...left, ...[...ridge].reverse()]);
  pens['dark fine'].polygon([top, ...right, ...[...ridge].reverse()]);
  pens.shade.polygon([
    { x, y },
    { x: x + half, y: y - 1 },
    { x: x + half * 1.5, y: y + height * 0.13 },
    { x: x + half * 0.3, y: y + 4 },
  ]);
  pens['ink fine'].line([...left.slice(0, 3)].reverse().concat(top, right.slice(0, 3)));
  for (const part of height > 44 ? [0.36, 0.6, 0.82] : []) {
    const from = { x: top.x + half * part * 0.5, y: top.y + height * part };
    pens['ink fine'].line([from, { x: from.x + half * 0.2, y: from.y + height * 0.16 * (1.2 - part) }]);
  }
  if (height > 60) pens['snow fine'].polygon([top, ...cap(top, half, height)]);
}

function cap(top: Point, half: number, height: number): Point[] {
  const rim = [-0.3, -0.15, -0.06, 0.08, 0.16, 0.28];
  return rim.map((part, index) => ({ x: top.x + half * part, y: top.y + height * (index % 2 === 0 ? 0.3 : 0.19) }));
}

function drawMesa({ x, y, width, height }: Standing, pens: Pens, { chance }: Plan): void {
  const half = width / 2;
  const top = [-0.66, -0.2, 0.3, 0.7].map((part) => ({
    x: x + part * half,
    y: chance.near(y - height, height * 0.05),
  }));
  const edge = { x: x + half * 0.26, y: y - height * 0.42 };
  const brow = [{ x: x - half * 0.74, y: y - height * 0.46 }, edge, { x: x + half * 0.76, y: y - height * 0.46 }];
  const foot = [
    { x: x - half, y },
    { x: x + half * 0.34, y: y + height * 0.08 },
    { x: x + half, y },
  ];
  const peak = top[2] as Point;
  pens['mesa fine'].polygon([
    top[0] as Point,
    top[1] as Point,
    peak,
    edge,
    foot[1] as Point,
    foot[0] as Point,
    brow[0] as Point,
  ]);
  pens['mesa-dark fine'].polygon([peak, top[3] as Point, brow[2] as Point, foot[2] as Point, foot[1] as Point, edge]);
  pens.shade.polygon([
    foot[1] as Point,
    foot[2] as Point,
    { x: x + half * 1.35, y: y + height * 0.2 },
    { x, y: y + height * 0.2 },
  ]);
  pens['ink fine'].line(top).line(brow);
  for (let part = -0.7; part < 0.75; part += 0.11) {
    const from = { x: x + part * half, y: y - height * 0.96 };
    if (chance.happens(0.75))
      pens['ink fine'].line([from, { x: from.x, y: from.y + height * chance.between(0.2, 0.46) }]);
  }
  for (let part = -0.85; part < 0.9; part += 0.17) {
    pens['ink fine'].line([
      { x: x + part * half * 0.82, y: y - height * 0.34 },
      { x: x + part * half, y: y - height * 0.1 },
    ]);
  }
}

function drawPine({ x, y, width, height }: Standing, pens: Pens): void {
  const half = width / 2;
  const tier = (sign: number) => [
    { x, y: y - height },
    { x: x + sign * half * 0.62, y: y - height * 0.5 },
    { x: x + sign * half * 0.34, y: y - height * 0.5 },
    { x: x + sign * half, y: y - height * 0.12 },
    { x, y: y - height * 0.08 },
  ];
  pens.trunk.line([
    { x, y: y - height * 0.14 },
    { x, y },
  ]);
  pens.pine.polygon([...tier(-1), ...tier(1).reverse()]);
  pens['pine-dark'].polygon(tier(1));
  pens.shade.polygon([
    { x: x - half * 0.5, y: y - 1 },
    { x: x + half, y: y - 2 },
    { x: x + half * 2.3, y: y + 3.4 },
    { x: x + half * 0.2, y: y + 2.6 },
  ]);
}
