/** How the events of Colt Express are heard. */

import type { Effect } from '../../lib/sound';

export const SOUNDS: Readonly<Record<string, Effect>> = {
  played: 'card',
  hid: 'card',
  resolved: 'card',
  revealed: 'card',
  drew: 'card',
  robbed: 'coin',
  stole: 'coin',
  paid: 'coin',
  lost_purse: 'coin',
  boarded: 'hoofs',
  rode_on: 'hoofs',
  rode: 'hoofs',
  got_away: 'hoofs',
  coach_went: 'hoofs',
  horses_left: 'hoofs',
  shot: 'shot',
  hit: 'shot',
  punched: 'thud',
  punched_shotgun: 'thud',
  round: 'whistle',
  event: 'whistle',
};
