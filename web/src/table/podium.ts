/** Who stands on which step of the podium. */

import type { Result, Seat } from '../lib/wire';
import { placeOf } from './scoring';

/** How many places have a step. */
const STEPS = 3;

export interface Ranked {
  seat: Seat;
  place: number;
}

/** Everybody with their place, best first. */
export function rankedIn(result: Result): Ranked[] {
  return result.ranking.flat().map((seat) => ({ seat, place: placeOf(result, seat) }));
}

/** Those with a step, best first, and those beside the podium. */
export function podiumOf(result: Result): { steps: Ranked[]; beside: Ranked[] } {
  const all = rankedIn(result);
  return { steps: all.filter(({ place }) => place <= STEPS), beside: all.filter(({ place }) => place > STEPS) };
}

/** Where a step stands, from the left: the best in the middle, the next on the left, all others on the right. */
export function standsAt(index: number): number {
  return index === 0 ? 1 : index === 1 ? 0 : index;
}
