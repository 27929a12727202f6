/** Small things that grow and lie about, and the compass rose. */

import type { Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { distanceTo, ellipse, scattered } from '../../board/land/shapes';
import { compassAt, isInLegend } from './legend';
import type { Plan } from './plan';

export function growthOf(plan: Plan): Layer[] {
  const [grass, stones, sage] = [new Pen(), new Pen(), new Pen()];
  const barren = [...plan.section('drought'), ...plan.section('rockfall')];
  for (const point of scattered(plan.size.width, plan.size.height, 23, plan.chance)) {
    if (plan.room(point) < 2 || isInLegend(point, plan.size)) continue;
    const kind = plan.chance.next();
    if (distanceTo(barren, point) < 66 || kind > 0.82) stones.polygon(ellipse(point, 4.5, 3.2, plan.chance, 0.25, 5));
    else if (kind < 0.5) tuft(grass, point, plan);
    else if (kind < 0.62) sage.blob(ellipse(point, 9, 6, plan.chance, 0.25, 7));
  }
  return [
    { name: 'grass fine', d: grass.d },
    { name: 'pebble fine', d: stones.d },
    { name: 'sage fine', d: sage.d },
  ];
}

function tuft(pen: Pen, { x, y }: Point, { chance }: Plan): void {
  for (const lean of [-2.2, 0, 2.2])
    pen.line([
      { x: x + lean * 0.5, y },
      { x: x + lean, y: y - chance.between(3, 5.4) },
    ]);
}

/** A rose of eight rays in two rings; each ray has a light and a dark half. */
export function compassOf(plan: Plan): Layer[] {
  const { x, y, radius } = compassAt(plan.size);
  const at = (turn: number, far: number) => ({
    x: x + Math.sin(turn) * far * radius,
    y: y - Math.cos(turn) * far * radius,
  });
  const [light, dark, ring] = [new Pen(), new Pen(), new Pen()];
  for (const [first, far, waist] of [
    [Math.PI / 4, 0.66, 0.2],
    [0, 1, 0.22],
  ] as const) {
    for (let ray = 0; ray < 4; ray++) {
      const turn = first + (ray * Math.PI) / 2;
      light.polygon([{ x, y }, at(turn - Math.PI / 4, waist), at(turn, far)]);
      dark.polygon([{ x, y }, at(turn + Math.PI / 4, waist), at(turn, far)]);
    }
  }
  for (const far of [0.52, 0.58]) {
    ring.polygon(Array.from({ length: 36 }, (_, step) => at((step * Math.PI) / 18, far)));
  }
  ring.line([at(-0.09, 1.08), at(-0.09, 1.32), at(0.09, 1.08), at(0.09, 1.32)]);
  return [
    { name: 'ring fine', d: ring.d },
    { name: 'ray fine', d: light.d },
    { name: 'ray-dark fine', d: dark.d },
  ];
}
