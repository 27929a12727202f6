/** Colt Express as a still picture. */

import type { Still } from '../../still';
import type { ColtView } from '../view';
import Board from './Board.svelte';

export default { Board, ratio: () => null } satisfies Still<ColtView>;
