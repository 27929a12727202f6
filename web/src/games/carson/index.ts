/** The drawing of Carson City. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { chapter, points, touches } from './touches';
import type { CarsonView } from './view';

export default { Board, Player, points, touches, chapter } satisfies Drawing<CarsonView>;
