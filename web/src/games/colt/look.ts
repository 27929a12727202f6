/** How the bandits look: a colour each, always doubled by a hat and by letters. */

import type { Texts } from '../../lib/fluent';
import type { Bandit } from './generated';

export interface Look {
  colour: string;
  /** What can be read on the colour. */
  ink: string;
}

export const LOOKS: Record<Bandit, Look> = {
  belle: { colour: '#8d5bb3', ink: '#fff' },
  cheyenne: { colour: '#437a37', ink: '#fff' },
  django: { colour: '#34302d', ink: '#fff' },
  doc: { colour: '#3a6ea8', ink: '#fff' },
  ghost: { colour: '#f4efe2', ink: '#1d1a16' },
  tuco: { colour: '#b93a30', ink: '#fff' },
};

export const NEUTRAL: Look = { colour: '#9a938a', ink: '#1d1a16' };

export function lookOf(word: string | undefined): Look {
  return LOOKS[word as Bandit] ?? NEUTRAL;
}

/** The first letters of a name: enough to tell the six apart in every language. */
export function lettersOf(texts: Texts, bandit: string): string {
  return texts.noun('bandit', bandit).slice(0, 2);
}
