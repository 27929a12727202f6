/** What the table asks of a Carson City event or page. */

import type { GameEvent, Seat } from '../../lib/wire';
import type { CarsonView } from './view';

const TOUCHING = ['place', 'target', 'parcel', 'edge', 'character'] as const;

export function points(view: CarsonView, player: Seat): number | null {
  return view.players[player]?.points ?? null;
}

/** The spots an event speaks of. */
export function touches(event: GameEvent): string[] {
  return TOUCHING.map((name) => event[name]).filter((word) => typeof word === 'string');
}

export function chapter(event: GameEvent): boolean {
  return event.event === 'round';
}
