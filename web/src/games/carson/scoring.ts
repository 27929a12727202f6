/** The sums of the final scoring. */

import type { Result } from '../../lib/wire';

/** The sources that gave anybody points, in the order of the rules. */
export function sourcesOf(result: Result): string[] {
  return Object.keys(result.breakdown).filter((source) => result.breakdown[source]?.some((points) => points !== 0));
}

/** What everybody has after some of the sources have been counted. */
export function runningTotals(result: Result, sources: readonly string[]): number[] {
  return result.scores.map((_, seat) =>
    sources.reduce((sum, source) => sum + (result.breakdown[source]?.[seat] ?? 0), 0),
  );
}
