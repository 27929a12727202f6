/** The drawing of Great Western Trail. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import { namingAt, standing } from './naming';
import Player from './Player.svelte';
import { PLOT } from './plot';
import { SOUNDS } from './sounds';
import type { TrailView } from './view';

export default {
  Board,
  Player,
  points: (view, player) => view.players[player]?.score ?? null,
  plot: PLOT,
  sounds: SOUNDS,
  picture: { width: 1100, height: 1300 },
  naming: { by: standing, of: namingAt },
} satisfies Drawing<TrailView>;
