/** What can be derived from a view of Carson City. */

import type { Seat } from '../../lib/wire';
import { BUILDINGS, type Building, type Character, type View as CarsonView } from './generated';

export type { CarsonView };

export function isBuilding(word: string | null | undefined): word is Building {
  return (BUILDINGS as string[]).includes(word ?? '');
}

export function holderOf(view: CarsonView, character: Character): Seat | null {
  const seat = view.players.findIndex((player) => player.character === character);
  return seat < 0 ? null : seat;
}

/** One cowboy where it stands. The white one stands for its holder. */
export interface Standing {
  seat: Seat;
  white: boolean;
  /** Counts the cowboys of this seat on this place from 1. */
  number: number;
}

/** Who stands on a place, the white cowboy first among those of its holder. */
export function standingOn(view: CarsonView, place: string): Standing[] {
  const seen = new Map<Seat, number>();
  return (view.cowboys[place] ?? []).map((seat) => {
    const number = (seen.get(seat) ?? 0) + 1;
    seen.set(seat, number);
    return { seat, number, white: number === 1 && view.white.at === place && view.white.holder === seat };
  });
}

/** The hour of each round: the town begins in the morning, and its lamps are lit in the end. */
const HOURS = ['morning', 'morning', 'noon', 'evening', 'night'];

export function hourOf(view: CarsonView): string {
  return HOURS[view.round] ?? 'night';
}
