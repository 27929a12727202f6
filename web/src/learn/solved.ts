/** The puzzles solved in this browser, by their ids: guests need no account for it. */

import { Kept } from '../lib/kept';

const KEPT = new Kept('posse-puzzles');

/** Stored ids; whatever is missing or broken counts as none. */
export function solvedIn(kept: string | null): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function solvedPuzzles(): ReadonlySet<string> {
  return solvedIn(KEPT.read());
}

export function noteSolved(id: string): void {
  KEPT.write(JSON.stringify([...new Set([...solvedPuzzles(), id])]));
}
