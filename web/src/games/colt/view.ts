/** What can be derived from a view of Colt Express. */

import type { Texts } from '../../lib/fluent';
import { BANDITS, type Bandit, type Flask, type Loot, type View } from './generated';

/** The page as src/posse/games/colt/view.py builds it. */
export type ColtView = View;

/** A bandit and an action; or `bullet` and whose it is. */
export type Card = NonNullable<View['hand']>[number];

export function isBandit(word: string): word is Bandit {
  return (BANDITS as string[]).includes(word);
}

/** The bandits in play. */
export function riders(view: ColtView): Bandit[] {
  return BANDITS.filter((bandit) => view.bandits[bandit] !== undefined);
}

/** One piece of loot where it lies, by the word with which it is taken. */
export interface Token {
  word: string;
  kind: Loot;
  /** Counts equal pieces on the spot. */
  number: number;
  value: number | null;
  flask?: Flask;
}

/** What a purse holds, as money is written, for those who know. */
export function worthOf({ value }: Pick<Token, 'value'>, texts: Texts): string | null {
  return value === null ? null : texts.money(value);
}

export function tokensOn(view: ColtView, spot: string): Token[] {
  const loot = view.loot[spot];
  if (loot === undefined) return [];
  const plain = (kind: Loot, count: number): Token[] =>
    Array.from({ length: count }, (_, number) => ({ word: kind, kind, number, value: null }));
  const purses = Object.entries(loot.purses).map(([word, value]): Token => ({
    word,
    kind: 'purse',
    number: 0,
    value: value,
  }));
  const flasks = Object.entries(loot.flasks).map(([word, flask]): Token => ({
    word,
    kind: 'flask',
    number: 0,
    value: null,
    flask,
  }));
  return [...plain('strongbox', loot.strongboxes), ...plain('jewel', loot.jewels), ...purses, ...flasks];
}
