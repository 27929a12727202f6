/** What a table agrees on besides the seats. */

import type { NewTable, Table } from '../lib/wire';
import type { GameOption } from '../lib/wire';
import { usualClock } from './clocks';
import { changed, settled } from './options';

export type Terms = Pick<
  NewTable,
  | 'options'
  | 'public'
  | 'spectators'
  | 'guest_bots'
  | 'clock'
  | 'on_time'
  | 'tempo'
  | 'standin'
  | 'grace'
  | 'rated'
  | 'takebacks'
>;

export const USUAL_TERMS: Terms = {
  options: {},
  public: true,
  spectators: true,
  guest_bots: false,
  clock: null,
  on_time: 'nothing',
  tempo: 'quick',
  standin: 'level3',
  grace: null,
  rated: false,
  takebacks: false,
};

/** The terms of a table as a form wants them: only the options that were chosen against the presets. */
export function termsOf(table: Table, options: readonly GameOption[]): Terms {
  const all = settled(options, table.options);
  const chosen = Object.fromEntries(changed(options, all).map(({ name }) => [name, all[name] as string]));
  const { public: isPublic, spectators, guest_bots, clock, on_time, tempo, standin, grace, rated, takebacks } = table;
  const agreed = { spectators, guest_bots, clock, on_time, tempo, standin, grace, rated, takebacks };
  return { options: chosen, public: isPublic, ...agreed };
}

/** What a rated game wants besides: that all may see it, and that nobody can escape a defeat by staying away. */
export function asRated(terms: Terms): Partial<Terms> {
  return { rated: true, public: true, guest_bots: false, clock: terms.clock ?? usualClock('days'), on_time: 'bot' };
}
