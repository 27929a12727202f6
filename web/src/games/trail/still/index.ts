/** Great Western Trail as a still picture. */

import type { Still } from '../../still';
import type { TrailView } from '../view';
import Board from './Board.svelte';
import { BOARD } from './size';

export default { Board, ratio: () => BOARD.width / BOARD.height } satisfies Still<TrailView>;
