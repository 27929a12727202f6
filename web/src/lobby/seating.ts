/** Who sits where at a table that is being made. */

import type { Seat, Sit, TableSeat } from '../lib/wire';
import { USUAL_LEVEL } from '../shell/preferences';

export function usualSits(seats: number, level: string): Sit[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level }));
}

/** The occupants for another number of seats; new ones are open, and the host keeps a seat. */
export function resized(sits: readonly Sit[], seats: number): Sit[] {
  const kept = sits.slice(0, seats);
  const lostMe = sits.slice(seats).some(isMe);
  if (lostMe) kept[seats - 1] = { kind: 'me' };
  return [...kept, ...Array.from({ length: seats - kept.length }, (): Sit => ({ kind: 'open' }))];
}

/** The occupants after one changed; if the host moves, the previous occupant takes the host's old seat. */
export function reseated(sits: readonly Sit[], seat: number, sit: Sit): Sit[] {
  const before = sits[seat] as Sit;
  const mine = sits.findIndex(isMe);
  return sits.map((other, place) => {
    if (place === seat) return sit;
    return isMe(sit) && place === mine ? before : other;
  });
}

export function freeSeats(seats: readonly TableSeat[]): Seat[] {
  return seats.filter((one) => one.kind === 'open').map(({ seat }) => seat);
}

export function isFree(seats: readonly TableSeat[], seat: Seat): boolean {
  return freeSeats(seats).includes(seat);
}

/** Whether people have to join before the game can start. */
export function isWaiting(sits: readonly Sit[]): boolean {
  return sits.some((sit) => sit.kind === 'open');
}

export function isMe(sit: Sit): boolean {
  return sit.kind === 'me';
}

/** An occupant as one word for a form, and back: `me`, `open`, `local`, `bot level2`. */
export function wordOf(sit: Sit): string {
  return sit.kind === 'bot' ? `bot ${sit.level}` : sit.kind;
}

export function sitOf(word: string, name: string): Sit {
  const [kind, level] = word.split(' ');
  if (kind === 'bot') return { kind, level: level ?? USUAL_LEVEL };
  if (kind === 'local') return { kind, name };
  return kind === 'me' ? { kind } : { kind: 'open' };
}
