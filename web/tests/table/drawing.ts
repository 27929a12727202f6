/** A drawing for tests: what the generic table must get along with. */

import type { Drawing } from '../../src/games/drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';

export const DRAWING: Drawing = {
  Board,
  Player,
  points: (_view, player) => player * 10,
  plot: {
    chapter: (event) => event.event === 'round',
    tells: new Set(['placed', 'duel']),
    staged: new Set(['duel']),
    sums: {},
  },
};
