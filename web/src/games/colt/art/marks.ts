/** Marks on cards, each a path on a grid of 24 by 24: drawn once, used wherever the thing is meant. */

import type { Action, TurnSymbol } from '../view';

export const ACTION_MARKS: Record<Action, string> = {
  // A boot striding on.
  move: 'M3 11h11V6.500L21.500 13 14 19.500V15H3z',
  // Up one side of a ladder, and down again.
  floor: 'M7 2l5 6H9v14H5V8H2zM17 22l-5-6h3V2h4v14h3z',
  // A revolver.
  fire: 'M1 7h17l1-2h2v2h2v5h-9q-1 3-4 3H8l-2 6H2l2-7-1-2H1zM9.500 12.500q-.5 1.500-1 1.500h2q1 0 1.500-1.500z',
  // A hand over a bag.
  robbery: 'M9 2h6l-1.500 4h-3zM9.500 7.500h5Q20 12 20 17t-8 5-8-5 5.500-9.500zM11 11v1.200q-2 .4-2 2.200 0 1.600 3 2.400 1 .2 1 .7 0 .7-1.200.7-1.300 0-2.300-.7v2q.7.400 1.500.500V21h2v-1q2-.4 2-2.300 0-1.700-2.700-2.300-1.300-.3-1.300-.8t1-.6q1 0 2 .6v-2q-.6-.3-1-.4V11z',
  // A fist.
  punch: 'M3 9q0-2 2-2h1V6q0-2 2-2t2 1.500Q10.500 4 12 4t2 1.500Q14.500 4.500 16 4.500T18 6v.500q3 0 3 3V13q0 3-3 5v3H8v-3l-4-4q-1-1-1-3z',
  // A star in a ring.
  marshal: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zm0 1.500l2.100 4.600 5 .5-3.700 3.400 1 5-4.400-2.600L7.600 18.500l1-5-3.700-3.400 5-.5z',
  // A horseshoe.
  ride: 'M12 2q8 0 8 9 0 6-3.500 11H12.800v-2.500h2.200q2-4 2-8.500 0-5.500-5-5.500T7 11q0 4.500 2 8.500h2.200V22H7.500Q4 17 4 11q0-9 8-9z',
};

/** What is planned in a turn, and how. */
export const SYMBOL_MARKS: Record<TurnSymbol, string> = {
  // A card.
  standard: 'M6 3h12q1 0 1 1v16q0 1-1 1H6q-1 0-1-1V4q0-1 1-1zm1.500 2.500v13h9v-13z',
  // An arch of stones with its dark mouth.
  tunnel: 'M2 21V12Q2 3 12 3t10 9v9h-4v-8q0-6-6-6t-6 6v8zM8.500 21v-8q0-3.500 3.500-3.500t3.500 3.500v8z',
  // Two cards.
  speeding_up: 'M3 6h8q1 0 1 1v13q0 1-1 1H3q-1 0-1-1V7q0-1 1-1zm1.300 2.300v10.400h5.400V8.300zM10 3h11q1 0 1 1v13q0 1-1 1h-7.500v-2.300h6.200V5.300H10z',
  // An arrow that turns back.
  switching: 'M9 3v4h5q7 0 7 7t-7 7H6v-3.500h8q3.500 0 3.500-3.500T14 10.500H9v4L2.500 8.700z',
  // Lightning.
  simultaneous: 'M14 1L4 14h6l-2 9 12-14h-7z',
};

/** A cartridge, for bullet cards and bullets received. */
export const BULLET_MARK = 'M12 1q4.500 4 4.500 9v9h-9v-9q0-5 4.500-9zM7 20h10v3H7z';
/** A card under a pin: it may be kept. */
export const KEEP_MARK = 'M4 7h12v15H4zM17 1l6 6-2 1-1.500-.500-3 3 .5 2-1.500 1.500L13 11.500 9.500 15 9 14.500 12.500 11 10 8.500 11.500 7l2 .500 3-3L16 3z';
