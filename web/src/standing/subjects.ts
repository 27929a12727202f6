/** What is counted in finished games, in words. */

import type { Texts } from '../lib/fluent';
import type { Statistics } from '../lib/wire';

/** Subjects that every game has; any other is a list of words of the game. */
const EVERYWHERE: Record<string, (texts: Texts, word: string) => string> = {
  seat: (texts, word) => texts.say('standing-seat', { number: Number(word) + 1 }),
  luck: (texts, word) => signedShare(texts).format(Number(word) / 100),
  player: (texts, word) => texts.say(word === 'person' ? 'standing-people' : `bot-${word}`),
};

function signedShare(texts: Texts): Intl.NumberFormat {
  return new Intl.NumberFormat(texts.lang, { style: 'percent', signDisplay: 'exceptZero' });
}

export function titleOf(texts: Texts, subject: string): string {
  const title = texts.say(subject in EVERYWHERE ? `standing-by-${subject}` : `noun-${subject}`);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function nameOf(texts: Texts, subject: string, word: string): string {
  return EVERYWHERE[subject]?.(texts, word) ?? texts.noun(subject, word);
}

/** The share of the victories that a seat would have if nothing mattered. */
export function fairShare({ games, subjects }: Statistics): number {
  const seats = subjects.find(({ subject }) => subject === 'seat')?.counts ?? [];
  return (
    games /
    Math.max(
      1,
      seats.reduce((sum, count) => sum + count.seats, 0),
    )
  );
}

/** Shares in the reader's form. */
export function percentOf({ lang }: Texts): Intl.NumberFormat {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
}
