/** What events of any game bring or cost, by their numbers. */

import type { Sum } from '../drawing';

export function gains(argument: string): Sum {
  return { of: 'money', amount: (event) => Number(event[argument]) };
}

export function pays(argument: string): Sum {
  return { of: 'money', amount: (event) => -Number(event[argument]) };
}

export function scores(argument: string): Sum {
  return { of: 'points', amount: (event) => Number(event[argument]) };
}

/** The points printed on the thing that an event speaks of; `sign` is -1 where it is lost. */
export function printed(argument: string, points: (word: string) => number | undefined, sign = 1): Sum {
  return { of: 'points', amount: (event) => sign * (points(String(event[argument])) ?? 0) };
}
