/** The drawing of Colt Express. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { chapter, points, touches } from './touches';
import type { ColtView } from './view';

export default { Board, Player, points, touches, chapter } satisfies Drawing<ColtView>;
