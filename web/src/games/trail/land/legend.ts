/** Corners that the map needs for its compass and for the tolls. */

import type { Point } from '../../board/land/land';
import { onMap, type MapSize } from '../places';

/** Where the compass rose stands, and how large it is. */
export function compassAt(size: MapSize): Point & { radius: number } {
  return { ...onMap(size.tall ? { x: 0.3, y: 0.935 } : { x: 0.05, y: 0.415 }, size), radius: 36 };
}

/** The corner of the tolls: see map/Tolls.svelte. */
export function isInLegend({ x, y }: Point, size: MapSize): boolean {
  const { x: cx, y: cy, radius } = compassAt(size);
  const atCompass = Math.hypot(x - cx, y - cy) < radius * 1.25;
  const [width, height] = size.tall ? [200, 64] : [128, 96];
  return atCompass || (x < width && y > size.height - height);
}
