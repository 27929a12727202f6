/** How long the seat of somebody who is away may be kept: the times a form offers. */

import type { Texts } from '../lib/fluent';
import type { Clock, Table } from '../lib/wire';

type Grace = Table['grace'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = [30, 60, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];
const SLOW = [HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY];
/** The usual time where no days are set, as the server has it. */
const USUAL = 2 * MINUTE;
const UNITS = [
  [DAY, 'days'],
  [HOUR, 'hours'],
  [MINUTE, 'minutes'],
  [1, 'seconds'],
] as const;

/** The times to choose from; null stands for the usual one. What was chosen under another clock is among them. */
export function graces(clock: Clock, chosen: Grace): Grace[] {
  const offered = clock?.kind === 'days' ? SLOW : LIVE;
  return [null, ...(chosen === null || offered.includes(chosen) ? [] : [chosen]), ...offered];
}

/** A time in words. */
export function graceText(texts: Texts, grace: Grace, clock: Clock): string {
  if (grace === null && clock?.kind === 'days') return texts.say('new-grace-turn');
  const seconds = grace ?? USUAL;
  const [size, unit] = UNITS.find(([one]) => seconds % one === 0) ?? [1, 'seconds'];
  return texts.say(`new-count-${unit}`, { count: seconds / size });
}
