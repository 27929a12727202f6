/** What this browser was promised about the luck of tables before they began, to compare it with what is revealed. */

import type { Table } from '../lib/wire';
import { Kept } from './kept';

export interface Pledge {
  commitment: string;
  /** What this browser has contributed, by seat. */
  contributions: Record<string, string>;
}

const kept = new Kept<Pledge>('posse-luck');

/** What was promised about a table; null if this browser was not there in time. */
export function pledgeOf(table: string): Pledge | null {
  return kept.of(table);
}

/** Remember what is promised about a table that has not begun; what was promised first counts. */
export function remember({ id, luck }: Table, contributions: Record<string, string> = {}): void {
  if (luck === null) return;
  const before = kept.of(id);
  kept.put(id, {
    commitment: before?.commitment ?? luck.commitment,
    contributions: { ...before?.contributions, ...contributions },
  });
}
