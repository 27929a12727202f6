/** What the table asks of a Colt Express event or page. */

import type { GameEvent, Seat } from '../../lib/wire';
import type { ColtView } from './view';

const TOUCHING = ['spot', 'column', 'bandit', 'target', 'hostage'] as const;

/** The money of a player, once nothing of it is hidden from the one who looks. */
export function points(view: ColtView, player: Seat): number | null {
  return view.worth[player] ?? null;
}

/** The spots, bandits and hostages an event speaks of. */
export function touches(event: GameEvent): string[] {
  const words = TOUCHING.map((name) => event[name]).filter((word) => typeof word === 'string');
  return event.event === 'marshal_went' ? ['marshal', ...words] : words;
}

export function chapter(event: GameEvent): boolean {
  return event.event === 'round';
}
