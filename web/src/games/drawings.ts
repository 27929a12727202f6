/** The drawings, found by the name of their folder and loaded when a table of that game is opened. */

import type { Drawing } from './drawing';

/** Each draws the views of its own game; no other code reads a view. */
const FOUND = import.meta.glob<{ default: Drawing }>('./*/index.ts');

/** The drawing of a game; null if it has none and is played through lists. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  const loaded = await FOUND[`./${game}/index.ts`]?.();
  return loaded?.default ?? null;
}
