/** What names and explanations are made from. */

import type { KnownOf } from '../board/known';
import type { ColtView } from './view';

export type Known = KnownOf<ColtView>;
