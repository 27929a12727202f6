/** The river of the floods, the basin of the drought, the canyon of the falling rocks, and the camp. */

import type { Layer, Point } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { along, band, beside, ellipse, scattered, distanceTo } from '../../board/land/shapes';
import type { Plan } from './plan';

export function riverOf({ river, chance }: Plan): Layer[] {
  const breadth = river.map(() => chance.near(76, 5));
  const wide = (more: number) => (_: Point, index: number) => (breadth[index] ?? 76) + more;
  const waves = new Pen();
  for (const offset of [-27, -17, -6, 7, 18, 28]) {
    for (const stroke of broken(
      beside(river, () => offset),
      chance,
    ))
      waves.curve(stroke);
  }
  return [
    { name: 'bank', d: new Pen().blob(band(river, wide(24))).d },
    { name: 'shore', d: new Pen().blob(band(river, wide(7))).d },
    { name: 'water', d: new Pen().blob(band(river, wide(0))).d },
    { name: 'deep', d: new Pen().blob(band(river, wide(-34))).d },
    { name: 'waves fine', d: waves.d },
  ];
}

/** Pieces of a line, with gaps between them. */
function broken(line: readonly Point[], chance: Plan['chance']): Point[][] {
  const pieces: Point[][] = [];
  for (let start = 0; start < line.length - 3;) {
    const length = Math.floor(chance.between(3, 7));
    const piece = line.slice(start, start + length);
    pieces.push(piece.map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? 1.2 : -1.2) })));
    start += length + Math.floor(chance.between(1, 4));
  }
  return pieces.filter((piece) => piece.length > 2);
}

/** A pale basin whose ground is cracked into plates. */
export function basinOf(plan: Plan): Layer[] {
  const line = along(stretched(plan.section('drought'), 34), 6);
  const outer = band(line, () => plan.chance.near(104, 12));
  const inner = band(line, () => plan.chance.near(82, 8));
  return [
    { name: 'dry', d: new Pen().blob(outer).d },
    { name: 'pale', d: new Pen().blob(inner).d },
    { name: 'crack fine', d: cracks(plan, line) },
  ];
}

/** Three cracks from each of many points: together they look like the edges of plates. */
function cracks({ chance, size }: Plan, line: readonly Point[]): string {
  const pen = new Pen();
  for (const point of scattered(size.width, size.height, 13, chance)) {
    if (distanceTo(line, point) > 38) continue;
    const turn = chance.between(0, 2);
    for (const third of [0, 2.1, 4.2]) {
      const far = chance.between(5, 8.5);
      const end = { x: point.x + Math.cos(turn + third) * far, y: point.y + Math.sin(turn + third) * far };
      pen.line([point, { x: chance.near((point.x + end.x) / 2, 1), y: chance.near((point.y + end.y) / 2, 1) }, end]);
    }
  }
  return pen.d;
}

/** A line that goes on at both ends. */
function stretched(points: readonly Point[], by: number): Point[] {
  const beyond = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: to.x + ((to.x - from.x) / length) * by, y: to.y + ((to.y - from.y) / length) * by };
  };
  const [first, second] = points as [Point, Point];
  const [before, last] = points.slice(-2) as [Point, Point];
  return [beyond(second, first), ...points, beyond(before, last)];
}

/** A gorge: its floor, and its walls as strokes that fall towards it. */
export function canyonOf(plan: Plan): Layer[] {
  const line = along(stretched(plan.section('rockfall'), 20), 10);
  const half = line.map(() => plan.chance.near(39, 4));
  const wall = new Pen();
  const cliff = new Pen();
  for (const side of [-1, 1]) {
    const foot = beside(line, (_, index) => side * (half[index] ?? 39));
    const brow = beside(line, (_, index) => side * ((half[index] ?? 39) + 13));
    cliff.polygon([...foot, ...[...brow].reverse()]);
    foot.forEach((point, index) => wall.line([brow[index] ?? point, point]));
  }
  return [
    { name: 'gorge', d: new Pen().blob(band(line, (_, index) => 2 * (half[index] ?? 39))).d },
    { name: 'cliff', d: cliff.d },
    { name: 'wall fine', d: wall.d },
    { name: 'boulder fine', d: boulders(plan, line) },
  ];
}

function boulders({ chance }: Plan, line: readonly Point[]): string {
  const pen = new Pen();
  for (const { x, y } of line) {
    if (chance.happens(0.35)) continue;
    const size = chance.between(4, 10);
    pen.polygon(ellipse({ x: chance.near(x, 34), y: chance.near(y, 20) }, size, size * 0.75, chance, 0.2, 6));
  }
  return pen.d;
}

/** Trodden ground, with a ring of stones where each teepee stands. */
export function campOf(plan: Plan): Layer[] {
  const ground = new Pen();
  const ring = new Pen();
  for (const kind of ['trade', 'off_trade'] as const) {
    const spots = plan.camp(kind);
    ground.blob(band(along(stretched(spots, 26), 5), () => plan.chance.near(70, 7)));
    for (const spot of spots) {
      for (const stone of ellipse({ ...spot, y: spot.y + 5 }, 54, 40, plan.chance, 0.04, 13)) {
        ring.polygon(ellipse(stone, 5.5, 4.2, plan.chance, 0.2, 5));
      }
    }
  }
  return [
    { name: 'camp', d: ground.d },
    { name: 'stones', d: ring.d },
  ];
}
