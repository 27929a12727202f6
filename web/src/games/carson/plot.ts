/** How the log of Carson City becomes a story. */

import { seatOf } from '../../lib/words';
import { gains, pays, scores } from '../board/sums';
import type { Plot } from '../drawing';

/** What happens in a duel belongs to it, whoever shoots. */
const IN_DUEL = new Set(['fired', 'laid_tile', 'showed_tile', 'redrew', 'tied', 'won', 'took_back', 'raided', 'held']);

export const PLOT: Plot = {
  chapter: ({ event }) => event === 'round',
  turn: (event, seat) => event.event === 'duel' || (!IN_DUEL.has(event.event) && seatOf(event) !== seat),
  tells: new Set([
    ...['owned', 'took', 'got_roads', 'laid', 'bridged', 'hired', 'armed', 'placed', 'placed_white', 'moved'],
    ...['moved_white', 'passed', 'duel', 'fired', 'tied', 'won', 'declined', 'three_guns', 'gambled', 'bought_parcel'],
    ...['bought_building', 'built', 'housed', 'kept', 'consented', 'refused', 'voided', 'raided', 'held', 'doubles'],
    ...['stole', 'invested', 'bought_points', 'returned', 'joined'],
  ]),
  staged: new Set(['duel', 'gambled']),
  sums: {
    gained: [gains('amount')],
    earned: [gains('amount')],
    stole: [gains('amount')],
    scored: [scores('amount')],
    hired: [pays('price')],
    armed: [pays('price')],
    bought_parcel: [pays('price')],
    bought_building: [pays('price')],
    invested: [pays('price'), scores('amount')],
    bought_points: [pays('price'), scores('amount')],
    returned: [pays('amount')],
  },
};
