/** Carson City as a still picture. */

import type { Still } from '../../still';
import type { CarsonView } from '../view';
import Board from './Board.svelte';

export default { Board, ratio: () => 1 } satisfies Still<CarsonView>;
