/** The kinds of clock a form offers, and the usual time of each. */

import type { Texts } from '../lib/fluent';
import type { Clock } from '../lib/wire';

export const CLOCKS = ['none', 'minutes', 'days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 15, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

export function kindOf(clock: Clock): ClockKind {
  return clock === null ? 'none' : clock.kind;
}

export function usualClock(kind: ClockKind): Clock {
  if (kind === 'minutes') return { kind, minutes: 20, increment: 15 };
  return kind === 'days' ? { kind, days: 2 } : null;
}

/** A clock in words. */
export function clockText(texts: Texts, clock: Clock): string {
  const { kind, ...times } = clock ?? { kind: 'none' };
  return texts.say(`new-clock-is-${kind}`, times);
}
