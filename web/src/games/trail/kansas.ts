/** Kansas City reckoned live: what the hand brings, and which cities a delivery could go to. */

import type { Seat } from '../../lib/wire';
import { CITIES, type City } from './data';
import type { TrailPlayer, TrailView } from './view';

export interface Prospect extends City {
  /** What the transport costs. */
  cost: number;
  /** Certificates still to be spent to get there; null if all of them do not suffice. */
  lacks: number | null;
  /** An own disc lies there already, and no second one may. */
  taken: boolean;
  /** Objective cards and points by arrows that this disc would complete. */
  cards: number;
  bonus: number;
}

const ENDS = ['kansas_city', 'san_francisco'];

/** The cities for somebody whose hand is worth so much, with so many certificates to spend. */
export function prospects(player: TrailPlayer, worth: number, certificates: number): Prospect[] {
  return CITIES.map((city, index) => {
    const cost = player.transport[city.word] ?? 0;
    const lacking = Math.max(0, city.value - worth);
    const isPaid = player.money + worth + lacking >= cost;
    const arrows = arrowsAt(player, index);
    return {
      ...city,
      cost,
      lacks: lacking <= certificates && isPaid ? lacking : null,
      taken: (player.cities[city.word] ?? 0) > 0 && !ENDS.includes(city.word),
      cards: arrows.filter(({ card }) => card).length,
      bonus: arrows.reduce((sum, { points }) => sum + points, 0),
    };
  });
}

/** The arrows to neighbours where an own disc lies already. */
function arrowsAt(player: TrailPlayer, index: number): { card: boolean; points: number }[] {
  const has = (city: City | undefined) => city !== undefined && (player.cities[city.word] ?? 0) > 0;
  const before = CITIES[index - 1];
  const here = CITIES[index];
  return [
    ...(has(before) && before?.arrow ? [before.arrow] : []),
    ...(has(CITIES[index + 1]) && here?.arrow ? [here.arrow] : []),
  ];
}

/** The five steps; 0 where nobody is in Kansas City. */
export function stepOf(step: string, fact: (name: string) => number): number {
  if (step === 'foresight') return fact('column');
  if (step === 'income') return 4;
  return step === 'deliver' ? 5 : 0;
}

/** What the hand of the one who looks would bring now; 0 for all others. */
export function worthOf(view: TrailView, seat: Seat): number {
  return view.seat === seat ? (view.value ?? 0) : 0;
}
