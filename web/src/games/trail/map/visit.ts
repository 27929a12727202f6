/** Which buildings are visited now: the one the cattleman stands on, and those that it copies. */

import type { Question } from '../../../lib/wire';
import { SPOTS } from '../places';

const SPOT_BITS = 6;

/** The question tells the chain of copies as a number, six bits a spot. */
export function visited(question: Question | null): string[] {
  if (question?.step !== 'visit' || typeof question['spot'] !== 'string') return [];
  const found = [question['spot']];
  let copies = Number(question['copies'] ?? 0);
  while (copies > 0) {
    const spot = SPOTS[(copies % 2 ** SPOT_BITS) - 1];
    if (spot !== undefined) found.push(spot);
    copies = Math.floor(copies / 2 ** SPOT_BITS);
  }
  return found;
}
