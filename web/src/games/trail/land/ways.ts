/** The trail, worn by hooves and wheels, and the lots along it. */

import type { Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { band, beside } from '../../board/land/shapes';
import type { Plan, Site } from './plan';

/** The trail is narrower where it is farther away. */
function breadthAt(plan: Plan, y: number): number {
  return 20 + (9 * y) / plan.size.height;
}

export function waysOf(plan: Plan): Layer[] {
  const [rim, dust, ruts] = [new Pen(), new Pen(), new Pen()];
  for (const way of plan.ways) {
    const sparse = way.filter((_, index) => index % 3 === 0 || index === way.length - 1);
    const rough = way.map(() => plan.chance.near(0, 1.6));
    const wide = (more: number) => (point: Point, index: number) =>
      breadthAt(plan, point.y) + more + (rough[index] ?? 0);
    rim.polygon(band(way, wide(5)));
    dust.polygon(band(way, wide(0)));
    for (const side of [-0.26, 0.26]) ruts.curve(beside(sparse, ({ y }) => side * breadthAt(plan, y)));
  }
  return [
    { name: 'rim', d: rim.d },
    { name: 'dust', d: dust.d },
    { name: 'ruts fine', d: ruts.d },
  ];
}

const EDGE = -1;

export function lotsOf(plan: Plan): Layer[] {
  const lot = new Pen();
  for (const site of plan.lots) lot.blob(cleared(site, plan));
  return [{ name: 'lot', d: lot.d }];
}

/** Four stakes around each lot. */
export function stakesOf(plan: Plan): Layer[] {
  const stake = new Pen();
  for (const site of plan.lots) {
    const [left, right] = [site.x - site.width / 2 - EDGE, site.x + site.width / 2 + EDGE];
    const [top, bottom] = [site.y - site.height / 2 - EDGE, site.y + site.height / 2 + EDGE];
    for (const x of [left, right]) for (const y of [top, bottom]) stake.polygon(post(x, y));
  }
  return [{ name: 'stake', d: stake.d }];
}

/** The uneven edge of bare earth around a box. */
function cleared({ x, y, width, height }: Site, { chance }: Plan): Point[] {
  const [w, h] = [width / 2 - 1, height / 2 + 1];
  const rim = [
    ...[-0.8, -0.3, 0.3, 0.8].map((part) => ({ x: part * w, y: -h })),
    ...[-0.7, 0, 0.7].map((part) => ({ x: w, y: part * h })),
    ...[0.8, 0.3, -0.3, -0.8].map((part) => ({ x: part * w, y: h })),
    ...[0.7, 0, -0.7].map((part) => ({ x: -w, y: part * h })),
  ];
  return rim.map((point) => ({ x: x + chance.near(point.x, 3), y: y + chance.near(point.y, 3) }));
}

function post(x: number, y: number): Point[] {
  return [
    { x: x - 2.5, y: y + 4 },
    { x: x - 2.5, y: y - 8 },
    { x, y: y - 11 },
    { x: x + 2.5, y: y - 8 },
    { x: x + 2.5, y: y + 4 },
  ];
}
