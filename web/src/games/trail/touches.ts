/** What the table asks of an event or page of Great Western Trail. */

import type { GameEvent, Seat } from '../../lib/wire';
import type { TrailView } from './view';

const TOUCHING = ['spot', 'space', 'station', 'city', 'building', 'master', 'objective', 'disc'] as const;

export function points(view: TrailView, player: Seat): number | null {
  return view.players[player]?.score ?? null;
}

/** The spots, spaces, stations and cities an event speaks of. */
export function touches(event: GameEvent): string[] {
  return TOUCHING.map((name) => event[name])
    .filter((word) => word !== null && word !== undefined)
    .map(String);
}

export function chapter(event: GameEvent): boolean {
  return event.event === 'turn';
}
