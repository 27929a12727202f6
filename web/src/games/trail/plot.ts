/** How the log of Great Western Trail becomes a story. */

import { gains, pays, printed } from '../board/sums';
import type { Plot } from '../drawing';
import { BUILDINGS, CATTLE, CITIES, STATIONS, TILES } from './generated';

/** A turn lasts until the next one, whatever comes onto the board in it. */
export const PLOT: Plot = {
  chapter: ({ event }) => event === 'last_round',
  turn: ({ event }) => event === 'turn' || event === 'counted',
  tells: new Set([
    ...['began', 'moved', 'played', 'helped', 'copied', 'discarded', 'removed', 'hired', 'built', 'replaced'],
    ...['bought', 'took_card', 'took_to_hand', 'engine_went', 'upgraded', 'lifted', 'appointed', 'traded'],
    ...['cleared', 'delivered', 'not_delivered'],
  ]),
  sums: {
    gained: [gains('amount')],
    earned: [gains('amount')],
    paid: [pays('amount')],
    toll: [pays('amount')],
    toll_to: [pays('amount')],
    transport: [pays('amount')],
    built: [printed('building', (word) => BUILDINGS[word]?.points)],
    replaced: [printed('building', (word) => BUILDINGS[word]?.points, -1)],
    bought: [printed('card', (word) => CATTLE[word]?.points)],
    cleared: [printed('tile', (word) => TILES[word]?.points)],
    upgraded: [printed('station', (word) => STATIONS.find((row) => row.word === word)?.points)],
    delivered: [printed('city', (word) => CITIES.find((row) => row.word === word)?.points)],
  },
};
