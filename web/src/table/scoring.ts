/** The sums of the final scoring. */

import type { Result, Seat } from '../lib/wire';

/** The sources that gave anybody points, in the order of the rules. */
export function sourcesOf(result: Result): string[] {
  return Object.keys(result.breakdown).filter((source) => result.breakdown[source]?.some((points) => points !== 0));
}

function isWon(ranking: Result['ranking']): boolean {
  return (ranking[0]?.length ?? 0) > 0;
}

/** Shared places leave gaps behind them, and so does a first place that nobody takes. */
export function placeOf({ ranking }: Result, seat: Seat): number {
  const better = ranking.slice(
    0,
    ranking.findIndex((seats) => seats.includes(seat)),
  );
  return better.flat().length + (isWon(ranking) ? 1 : 2);
}

/** Those who are placed before others with as many points, each time that happens, the best first. */
export function tieWinners({ ranking, scores }: Result): Seat[][] {
  const pointsOf = (place: number) => scores[ranking[place]?.[0] ?? -1];
  return ranking.filter((seats, place) => {
    const points = pointsOf(place);
    return seats.length > 0 && points === pointsOf(place + 1) && points !== pointsOf(place - 1);
  });
}

/** Whether somebody has more points than the winners but has not won. */
export function isUpset({ ranking, scores }: Result): boolean {
  const first = ranking[0]?.[0];
  return first !== undefined && scores.some((points) => points > (scores[first] ?? 0));
}

/** What everybody has after some of the sources have been counted. */
export function runningTotals(result: Result, sources: readonly string[]): number[] {
  return result.scores.map((_, seat) =>
    sources.reduce((sum, source) => sum + (result.breakdown[source]?.[seat] ?? 0), 0),
  );
}
