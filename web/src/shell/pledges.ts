/** What this browser was promised about the luck of tables before they began, to compare it with what is revealed. */

import type { Table } from '../lib/wire';

const KEPT_AS = 'posse-luck';
const MOST_TABLES = 40;

export interface Pledge {
  commitment: string;
  /** What this browser has contributed, by seat. */
  contributions: Record<string, string>;
}

type Kept = Record<string, Pledge>;

/** What was promised about a table; null if this browser was not there in time. */
export function pledgeOf(table: string): Pledge | null {
  return read()[table] ?? null;
}

/** Remember what is promised about a table that has not begun; what was promised first counts. */
export function remember({ id, luck }: Table, contributions: Record<string, string> = {}): void {
  if (luck === null) return;
  const { [id]: before, ...others } = read();
  const pledge = {
    commitment: before?.commitment ?? luck.commitment,
    contributions: { ...before?.contributions, ...contributions },
  };
  write(Object.fromEntries([...Object.entries(others), [id, pledge]].slice(-MOST_TABLES)) as Kept);
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
