/** Which tables of this browser began at a moment of a finished game, to compare how both ended. */

import type { Seat } from '../lib/wire';

const KEPT_AS = 'posse-retries';
const MOST_TABLES = 40;

export interface Retry {
  /** The finished game. */
  of: string;
  /** The line after which it was played on. */
  moment: number;
  /** Whose seat was taken. */
  seat: Seat;
}

type Kept = Record<string, Retry>;

/** What a table is another try of; null if this browser knows of nothing. */
export function retryAt(table: string): Retry | null {
  return read()[table] ?? null;
}

/** The tables at which a finished game was tried again, the latest first. */
export function retriesOf(game: string): (Retry & { table: string })[] {
  const kept = Object.entries(read()).map(([table, retry]) => ({ ...retry, table }));
  return kept.filter((retry) => retry.of === game).reverse();
}

export function remember(table: string, retry: Retry): void {
  write(Object.fromEntries([...Object.entries(read()), [table, retry] as const].slice(-MOST_TABLES)));
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Without storage nothing can be compared later.
  }
}
