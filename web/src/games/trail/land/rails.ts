/** The land along the railroad: low hills and grass, and here and there a pine. */

import { Chance, summedNoise } from '../../board/land/chance';
import { Heights } from '../../board/land/contours';
import type { Land, Layer } from '../../board/land/land';
import { Pen } from '../../board/land/pen';
import { scattered } from '../../board/land/shapes';

const SEED = 1863;
const GRAIN = 170;
const STEP = 16;
const LEVELS = [-0.25, 0.1, 0.4];

export function landAlongRails(width: number, height: number): Land {
  const chance = new Chance(SEED);
  const heights = new Heights(width, height, STEP, (x, y) => summedNoise(x / GRAIN, y / GRAIN, 3));
  const tints = LEVELS.map((level, index): Layer => {
    const pen = new Pen();
    for (const ring of heights.contours(level)) pen.blob(ring);
    return { name: `tint${index + 1}`, d: pen.d };
  });
  const grass = new Pen();
  for (const { x, y } of scattered(width, height, 34, chance)) {
    for (const lean of [-2.2, 0, 2.2])
      grass.line([
        { x: x + lean / 2, y },
        { x: x + lean, y: y - chance.between(3, 6) },
      ]);
  }
  return { width, height, layers: [...tints, { name: 'grass fine', d: grass.d }] };
}
