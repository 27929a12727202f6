/** What names and explanations of things on a board are made from. */

import type { Texts } from '../../lib/fluent';

export interface KnownOf<V> {
  view: V;
  texts: Texts;
  names: readonly string[];
}
