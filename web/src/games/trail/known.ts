/** What names and explanations may speak of. */

import type { Texts } from '../../lib/fluent';
import type { TrailView } from './view';

export interface Known {
  view: TrailView;
  texts: Texts;
  names: readonly string[];
}
