/** What names and explanations may speak of. */

import type { KnownOf } from '../board/known';
import type { ColtView } from './view';

export type Known = KnownOf<ColtView>;
