/** Which tables of this browser began at a moment of a finished game, to compare how both ended. */

import type { Seat } from '../lib/wire';
import { Kept } from './kept';

export interface Retry {
  /** The finished game. */
  of: string;
  /** The line after which it was played on. */
  moment: number;
  /** Whose seat was taken. */
  seat: Seat;
}

const kept = new Kept<Retry>('posse-retries');

/** What a table is another try of; null if this browser knows of nothing. */
export function retryAt(table: string): Retry | null {
  return kept.of(table);
}

/** The tables at which a finished game was tried again, the latest first. */
export function retriesOf(game: string): (Retry & { table: string })[] {
  const known = Object.entries(kept.all()).map(([table, retry]) => ({ ...retry, table }));
  return known.filter((retry) => retry.of === game).reverse();
}

export function remember(table: string, retry: Retry): void {
  kept.put(table, retry);
}
