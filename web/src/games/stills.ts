/** The boards as still pictures, found by the name of their folder. */

import type { Still } from './still';

/** Each draws the views of its own game; no other code reads a view. */
const FOUND = import.meta.glob<{ default: Still }>('./*/still/index.ts', { eager: true });

/** The still picture of a game's board; null if it has none. */
export function stillOf(game: string): Still | null {
  return FOUND[`./${game}/still/index.ts`]?.default ?? null;
}
