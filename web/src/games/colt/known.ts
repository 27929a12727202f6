/** What names and explanations may speak of. */

import type { Texts } from '../../lib/fluent';
import type { ColtView } from './view';

export interface Known {
  view: ColtView;
  texts: Texts;
  names: readonly string[];
}
