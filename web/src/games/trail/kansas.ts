/** Kansas City: the step of the guided sequence, and the deliveries that can be shown. */

import type { Seat } from '../../lib/wire';
import type { Delivery } from './generated';
import type { TrailView } from './view';

/** The five steps; 0 where nobody is in Kansas City. */
export function stepOf(step: string, fact: (name: string) => number): number {
  if (step === 'foresight') return fact('column');
  if (step === 'income') return 4;
  return step === 'deliver' ? 5 : 0;
}

/** What is known of the deliveries of a player: the open one, or what the viewer's own hand would lead to. */
export function deliveryOf(view: TrailView, seat: Seat): Delivery | null {
  if (view.delivery !== null) return view.delivery;
  return view.seat === seat ? (view.prospects ?? null) : null;
}
