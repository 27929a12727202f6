/** What a player has now, as it is written beside the name. */

import type { Drawing } from '../games/drawing';
import type { Texts } from '../lib/fluent';
import type { Seat, View } from '../lib/wire';

export function scoreOf(drawing: Drawing, view: View, seat: Seat, texts: Texts): string | null {
  if (drawing.score) return drawing.score(view, seat, texts);
  const points = drawing.points(view, seat);
  return points === null ? null : texts.number(points);
}
