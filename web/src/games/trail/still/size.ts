/** How large the railroad and the map below it are in a still picture. */

import { mapFor } from '../places';
import { railsFor } from '../rails';

const GAP = 8;

export const RAILS = railsFor(0, false);
export const MAP = mapFor({ width: 0, height: 0 });
/** Both are equally broad. */
export const MAP_SCALE = RAILS.width / MAP.width;

export const BOARD = { width: RAILS.width, height: RAILS.height + GAP + MAP.height * MAP_SCALE };
