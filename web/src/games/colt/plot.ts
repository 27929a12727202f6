/** How the log of Colt Express becomes a story. */

import { seatOf } from '../../lib/words';
import type { Plot } from '../drawing';

/** A card that is carried out, a turn of the round and an event of its end each begin anew. */
const BEGIN = new Set(['resolved', 'revealed', 'turn', 'event', 'counted']);

export const PLOT: Plot = {
  chapter: ({ event }) => event === 'round',
  turn: (event, seat) => BEGIN.has(event.event) || isByAnother(seatOf(event), seat),
  tells: new Set([
    ...['started', 'boarded', 'drew', 'crossed', 'played', 'hid', 'skipped', 'drank', 'kept', 'in_vain', 'moved'],
    ...['marshal_went', 'hit', 'escaped_to', 'shot', 'pushed', 'robbed', 'punched', 'dropped', 'stole'],
    ...['punched_shotgun', 'fled', 'rode', 'got_away', 'seized', 'event', 'brought', 'lost_purse', 'paid'],
    ...['horses_left', 'marshal_drank', 'coach_went', 'picked_pocket', 'caught'],
  ]),
  sums: {},
};

/** What bandits do is told without a seat, and goes on with the card that made them do it. */
function isByAnother(actor: number | null, seat: number | null): boolean {
  return actor !== null && actor !== seat;
}
