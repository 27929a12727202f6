/** What the table asks of a Colt Express event or page. */

import type { GameEvent, Seat, View } from '../../lib/wire';
import { colt, worthOf } from './view';

const TOUCHING = ['spot', 'column', 'bandit', 'target', 'hostage'] as const;

/** The money of a player, once nothing of it is hidden from the one who looks. */
export function points(view: View, player: Seat): number | null {
  return worthOf(colt(view), player);
}

/** The spots, bandits and hostages an event speaks of. */
export function touches(event: GameEvent): string[] {
  const words = TOUCHING.map((name) => event[name]).filter((word) => typeof word === 'string');
  return event.event === 'marshal_went' ? ['marshal', ...words] : words;
}

export function chapter(event: GameEvent): boolean {
  return event.event === 'round';
}
