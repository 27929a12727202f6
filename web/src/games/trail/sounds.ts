/** How the events of Great Western Trail are heard. */

import type { Effect } from '../../lib/sound';

export const SOUNDS: Readonly<Record<string, Effect>> = {
  played: 'card',
  discarded: 'card',
  drew: 'card',
  bought: 'card',
  took_card: 'card',
  took_to_hand: 'card',
  toll: 'coin',
  toll_to: 'coin',
  gained: 'coin',
  paid: 'coin',
  earned: 'coin',
  began: 'hoofs',
  moved: 'hoofs',
  built: 'thud',
  cleared: 'thud',
  traded: 'thud',
  engine_went: 'whistle',
  delivered: 'whistle',
};
