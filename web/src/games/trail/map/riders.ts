/** Where the cattlemen stand: by their spots, side by side where several share one, and all of them on the map. */

import type { SpotKind } from '../generated';
import { kindOf, pointOf, type MapSize, type Point } from '../places';
import { boxOf } from './shapes';

/** How far below its spot a cattleman stands, so as not to cover the text there. */
const LOW: Partial<Record<SpotKind, number>> = { hazard: 14, trade: 14, city: 76, start: 22 };
const APART = 44;
/** Where there is no room for that much. */
const CROWDED = 26;
/** How near to the rim of the map they come. */
const RIM = 34;
const FOOT = 8;

/** Where each of those who stand on these spots stands. */
export function ridersAt(places: readonly string[], size: MapSize): Point[] {
  return places.map((place, seat) => {
    const before = places.slice(0, seat).filter((other) => other === place).length;
    const others = places.filter((other) => other === place).length - 1;
    const { x, y } = pointOf(place, size);
    const box = boxOf(place, size.tall);
    const from = Math.max(RIM, box.width > APART * 2 ? x - box.width / 2 - 6 : x);
    const apart = from + others * APART > size.width - RIM ? CROWDED : APART;
    return {
      x: Math.min(from, size.width - RIM - others * apart) + before * apart,
      y: Math.min(size.height - FOOT, y + box.height / 2 + (LOW[kindOf(place)] ?? 30)),
    };
  });
}
