/** What the names and explanations of things on a board may speak of. */

import type { Texts } from '../../lib/fluent';

export interface KnownOf<V> {
  view: V;
  texts: Texts;
  names: readonly string[];
}
