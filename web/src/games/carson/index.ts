/** The drawing of Carson City. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { PLOT } from './plot';
import { SOUNDS } from './sounds';
import type { CarsonView } from './view';
import { warning } from './warning';

export default {
  Board,
  Player,
  points: (view, player) => view.players[player]?.points ?? null,
  plot: PLOT,
  round: ({ round }) => round,
  sounds: SOUNDS,
  picture: { width: 1200, height: 900 },
  roomBelow: 'clamp(24rem, 8rem * var(--seats) - 8rem, 31.5rem)',
  warning,
} satisfies Drawing<CarsonView>;
