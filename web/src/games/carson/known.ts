/** What names and explanations are made from. */

import type { Seat } from '../../lib/wire';
import type { KnownOf } from '../board/known';
import { BUILDINGS, type Building } from './generated';
import type { CarsonView } from './view';

export type Known = KnownOf<CarsonView>;

export function namesOf({ texts, names }: Known, seats: readonly Seat[]): string {
  return texts.list(seats.map((seat) => names[seat] ?? ''));
}

/** Buildings with their numbers, such as `2 × ranch, 1 × bank`; empty if there are none. */
export function countedBuildings({ texts }: Known, counts: Partial<Record<Building, number>>): string {
  return BUILDINGS.filter((building) => (counts[building] ?? 0) > 0)
    .map((building) =>
      texts.say('carson-counted', { count: counts[building], thing: texts.noun('building', building) }),
    )
    .join(', ');
}
