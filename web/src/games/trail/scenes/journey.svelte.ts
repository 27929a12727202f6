/** A delivery as a train that leaves Kansas City: the table waits for its arrival. */

import { lasting } from '../../../lib/animate';
import type { GameEvent, Seat } from '../../../lib/wire';
import { CITIES } from '../generated';
import type { TrailView } from '../view';

export interface Journey {
  seat: Seat;
  /** The number of the city. */
  city: number;
  /** The table that waits; null if none does. */
  view: TrailView | null;
  /** How many events it has not seen yet. */
  ahead: number;
}

const DEPARTURE = 700;
/** From one city to the next. */
const STAGE = 130;

/** The delivery of a message, unless it goes nowhere: Kansas City itself needs no train. */
export function journeyOf(before: TrailView, events: readonly GameEvent[], after: TrailView): Journey | null {
  const place = events.findIndex(({ event }) => event === 'delivered');
  const city = CITIES.findIndex(({ word }) => word === events[place]?.['city']);
  if (city <= 0 || before.seat !== after.seat) return null;
  return { seat: Number(events[place]?.['seat']), city, view: before, ahead: events.length - place };
}

/** How long the train travels. */
export function travelTime({ city }: Journey, pace: number): number {
  return lasting(DEPARTURE + STAGE * city, pace);
}

export class Timetable {
  /** The train on its way. */
  now: Journey | null = $state.raw(null);
  #arrived: () => void = () => undefined;

  /** Let a train leave, and call back when it has arrived. One that is still on its way arrives at once. */
  leave(journey: Journey, arrived: () => void): void {
    this.arrive();
    this.now = journey;
    this.#arrived = arrived;
  }

  arrive(): void {
    if (this.now === null) return;
    this.now = null;
    this.#arrived();
  }
}
