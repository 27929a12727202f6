/** The drawing of Great Western Trail. */

import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { chapter, points, touches } from './touches';
import type { TrailView } from './view';

export default { Board, Player, points, touches, chapter } satisfies Drawing<TrailView>;
