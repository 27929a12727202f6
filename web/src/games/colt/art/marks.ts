/** Marks on cards, each a path on a grid of 24 by 24: drawn once, used wherever the thing is meant. */

import type { Action, Symbol as TurnSymbol } from '../generated';

export const ACTION_MARKS: Record<Action, string> = {
  // A boot striding on.
  move: 'M3 11h11V6.5L21.5 13 14 19.5V15H3z',
  // Up one side of a ladder, and down again.
  floor: 'M7 2l5 6H9v14H5V8H2zM17 22l-5-6h3V2h4v14h3z',
  // A revolver.
  fire: 'M1 7h17l1-2h2v2h2v5h-9q-1 3-4 3H8l-2 6H2l2-7-1-2H1zM9.5 12.5q-.5 1.5-1 1.5h2q1 0 1.5-1.5z',
  // A hand over a bag.
  robbery:
    'M9 2h6l-1.5 4h-3zM9.5 7.5h5Q20 12 20 17t-8 5-8-5 5.5-9.5zM11 11v1.2q-2 .4-2 2.2 0 1.6 3 2.4 1 .2 1 .7 0 .7-1.2.7-1.3 0-2.3-.7v2q.7.4 1.5.5V21h2v-1q2-.4 2-2.3 0-1.7-2.7-2.3-1.3-.3-1.3-.8t1-.6q1 0 2 .6v-2q-.6-.3-1-.4V11z',
  // A fist.
  punch:
    'M3 9q0-2 2-2h1V6q0-2 2-2t2 1.5Q10.5 4 12 4t2 1.5Q14.5 4.5 16 4.5T18 6v.5q3 0 3 3V13q0 3-3 5v3H8v-3l-4-4q-1-1-1-3z',
  // A star in a ring.
  marshal:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 1.5l2.1 4.6 5 .5-3.7 3.4 1 5-4.4-2.6L7.6 18.5l1-5-3.7-3.4 5-.5z',
  // A horseshoe.
  ride: 'M12 2q8 0 8 9 0 6-3.5 11H12.8v-2.5h2.2q2-4 2-8.5 0-5.5-5-5.5T7 11q0 4.5 2 8.5h2.2V22H7.5Q4 17 4 11q0-9 8-9z',
};

/** What is planned in a turn, and how. */
export const SYMBOL_MARKS: Record<TurnSymbol, string> = {
  // A card.
  standard: 'M6 3h12q1 0 1 1v16q0 1-1 1H6q-1 0-1-1V4q0-1 1-1zm1.5 2.5v13h9v-13z',
  // An arch of stones with its dark mouth.
  tunnel: 'M2 21V12Q2 3 12 3t10 9v9h-4v-8q0-6-6-6t-6 6v8zM8.5 21v-8q0-3.5 3.5-3.5t3.5 3.5v8z',
  // Two cards.
  speeding_up:
    'M3 6h8q1 0 1 1v13q0 1-1 1H3q-1 0-1-1V7q0-1 1-1zm1.3 2.3v10.4h5.4V8.3zM10 3h11q1 0 1 1v13q0 1-1 1h-7.5v-2.3h6.2V5.3H10z',
  // An arrow that turns back.
  switching: 'M9 3v4h5q7 0 7 7t-7 7H6v-3.5h8q3.5 0 3.5-3.5T14 10.5H9v4L2.5 8.7z',
  // Lightning.
  simultaneous: 'M14 1L4 14h6l-2 9 12-14h-7z',
};

/** A cartridge, for bullet cards and bullets received. */
export const BULLET_MARK = 'M12 1q4.5 4 4.5 9v9h-9v-9q0-5 4.5-9zM7 20h10v3H7z';
/** A card under a pin: it may be kept. */
export const KEEP_MARK =
  'M4 7h12v15H4zM17 1l6 6-2 1-1.5-.5-3 3 .5 2-1.5 1.5L13 11.5 9.5 15 9 14.5 12.5 11 10 8.5 11.5 7l2 .5 3-3L16 3z';
