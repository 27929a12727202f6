/** How the events of Carson City are heard. */

import type { Effect } from '../../lib/sound';

export const SOUNDS: Readonly<Record<string, Effect>> = {
  took: 'card',
  showed_tile: 'card',
  laid_tile: 'card',
  gained: 'coin',
  earned: 'coin',
  bought_points: 'coin',
  invested: 'coin',
  fired: 'dice',
  gambled: 'dice',
  moved: 'hoofs',
  moved_white: 'hoofs',
  duel: 'shot',
  raided: 'shot',
  stole: 'shot',
  laid: 'thud',
  bridged: 'thud',
  built: 'thud',
  housed: 'thud',
};
