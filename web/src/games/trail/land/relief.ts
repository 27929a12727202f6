/** High and low ground: tinted steps, and hachures down the slopes. */

import { summedNoise } from '../../board/land/chance';
import { Heights } from '../../board/land/contours';
import type { Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { distanceTo, scattered } from '../../board/land/shapes';
import { isInLegend } from './legend';
import type { Plan } from './plan';

const GRAIN = 210;
const STEP = 14;
const LEVELS = [-0.12, 0.16, 0.42, 0.68, 0.95];

/** How high the land is: rough by itself, low along ways and water, high where rocks fall and at the rims. */
export function heightOn(plan: Plan): (x: number, y: number) => number {
  const { width, height } = plan.size;
  const rocks = plan.section('rockfall');
  return (x, y) => {
    const point = { x, y };
    const rim = Math.min(x, y, width - x, height - y);
    const rough = summedNoise(x / GRAIN, y / GRAIN, 7);
    const worn = 0.5 * Math.exp(-((plan.fromWays(point) / 40) ** 2));
    const wet = 1.1 * Math.exp(-((plan.fromRiver(point) / 90) ** 2));
    const mountain = 0.75 * Math.exp(-((distanceTo(rocks, point) / 120) ** 2));
    return 0.1 + rough * 0.75 + mountain + 0.34 * Math.exp(-rim / 60) - worn - wet;
  };
}

export function reliefOf(plan: Plan, height: (x: number, y: number) => number): Layer[] {
  const heights = new Heights(plan.size.width, plan.size.height, STEP, height);
  const tints = LEVELS.map((level, index) => {
    const pen = new Pen();
    for (const ring of heights.contours(level)) pen.blob(ring);
    return { name: `tint${index + 1}`, d: pen.d };
  });
  return [...tints, { name: 'hachure fine', d: hachures(plan, height) }];
}

/** Strokes down the slope, longer where it is steeper, and none behind what is to be read. */
function hachures(plan: Plan, height: (x: number, y: number) => number): string {
  const pen = new Pen();
  for (const point of scattered(plan.size.width, plan.size.height, 10, plan.chance)) {
    if (plan.fromSites(point) < 7 || plan.fromWays(point) < 17 || isInLegend(point, plan.size)) continue;
    const stroke = downhill(point, height);
    if (stroke !== null) pen.line(stroke);
  }
  return pen.d;
}

const STEEP = 0.0075;

function downhill({ x, y }: Point, height: (x: number, y: number) => number): Point[] | null {
  const [dx, dy] = [(height(x + 5, y) - height(x - 5, y)) / 10, (height(x, y + 5) - height(x, y - 5)) / 10];
  const slope = Math.hypot(dx, dy);
  if (slope < STEEP) return null;
  const length = Math.min(11, 3 + (slope - STEEP) * 900);
  const [right, down] = [(-dx / slope) * length, (-dy / slope) * length];
  return [
    { x: x - right / 2, y: y - down / 2 },
    { x: x + right / 2, y: y + down / 2 },
  ];
}
