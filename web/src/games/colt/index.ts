/** The drawing of Colt Express. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import type { ColtView } from './view';

export default {
  Board,
  Player,
  points: (view, player) => view.worth[player] ?? null,
  chapter: ({ event }) => event === 'round',
} satisfies Drawing<ColtView>;
