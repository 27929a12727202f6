/** The texts of a table, in which things are called as they lie on it. */

import type { Drawing } from '../games/drawing';
import type { Texts } from '../lib/fluent';
import type { View } from '../lib/wire';

export function textsAt(drawing: Drawing | null, view: View, texts: Texts, names: readonly string[]): Texts {
  return drawing?.naming ? texts.at(drawing.naming.of(view, texts, names)) : texts;
}
