/** The drawing of Great Western Trail. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { chapter, points, touches } from './touches';

export default { Board, Player, points, touches, chapter } satisfies Drawing;
