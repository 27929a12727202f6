/** What an event says, and how it changes the table. */

import type { GameEvent } from '../../../lib/wire';
import type { Bandit, Loot } from '../generated';
import type { ColtView } from '../view';

/** The table after an event; `after` is how it looks in the end, where the event does not tell enough. */
export type Change = (view: ColtView, event: GameEvent, after: ColtView) => ColtView;

export function wordOf(event: GameEvent, name: string): string {
  return String(event[name] ?? '');
}

export function banditOf(event: GameEvent): Bandit {
  return wordOf(event, 'bandit') as Bandit;
}

export function targetOf(event: GameEvent): Bandit {
  return wordOf(event, 'target') as Bandit;
}

/** Where the bandit of an event stands. */
export function spotOf(view: ColtView, event: GameEvent): string {
  return view.bandits[banditOf(event)]?.spot ?? '';
}

/** Which purse or flask goes from a spot: of several the one that does not lie there in the end. */
export function goneFrom(view: ColtView, spot: string, list: 'purses' | 'flasks', after: ColtView): string | undefined {
  const words = Object.keys(view.loot[spot]?.[list] ?? {});
  return words.find((word) => !(word in (after.loot[spot]?.[list] ?? {}))) ?? words[0];
}

export function kindOf(event: GameEvent): Loot {
  return wordOf(event, 'loot') as Loot;
}
