/** The land of the trail, for a map of one size. */

import type { Land } from '../../board/land/land';
import type { MapSize } from '../places';
import { compassOf, growthOf } from './growth';
import { Plan } from './plan';
import { heightOn, reliefOf } from './relief';
import { standingOn } from './standing';
import { basinOf, campOf, canyonOf, riverOf } from './sections';
import { lotsOf, stakesOf, waysOf } from './ways';

export function landOf(size: MapSize): Land {
  const plan = new Plan(size);
  const layers = [
    ...reliefOf(plan, heightOn(plan)),
    ...basinOf(plan),
    ...canyonOf(plan),
    ...campOf(plan),
    ...riverOf(plan),
    ...growthOf(plan),
    ...lotsOf(plan),
    ...waysOf(plan),
    ...stakesOf(plan),
    ...compassOf(plan),
    ...standingOn(plan),
  ];
  return { width: size.width, height: size.height, layers };
}
