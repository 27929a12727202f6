/** The drawing of Colt Express. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { PLOT } from './plot';
import type { ColtView } from './view';

export default {
  Board,
  Player,
  points: (view, player) => view.worth[player] ?? null,
  plot: PLOT,
} satisfies Drawing<ColtView>;
