/** The words of the wire: `-` is nothing, `?` is hidden, whole numbers stay numbers. */

import type { Argument, Game, GameEvent, Obstacle, Question, Seat, Value } from './wire';

export const NOTHING = '-';
export const HIDDEN = '?';

const WHOLE = /^-?\d+$/;

export function isWhole(word: string): boolean {
  return WHOLE.test(word);
}

/** The parts that the words of a list are made of: name and length of each, in order. */
type Parts = Game['parts'][string];

/** What a sentence can say of a word that is made of parts, each part in capitals. */
export function partsOf(word: string, parts: Parts): Record<string, string> {
  let start = 0;
  return Object.fromEntries(
    Object.entries(parts).map(([name, length]) => {
      const part = word.slice(start, start + length);
      start += length;
      return [name, part.toUpperCase()];
    }),
  );
}

/** A JSON value as a word of a phrase. */
export function wordOf(value: Value | undefined): string {
  if (Array.isArray(value)) return value.join('+') || NOTHING;
  return value === null || value === undefined ? NOTHING : String(value);
}

/** The words of an event, a question or an obstacle behind its name, in the order of the declaration. */
export function wordsOf(row: GameEvent | Question | Obstacle, declared: readonly Argument[]): string[] {
  return declared.map(([name]) => wordOf(row[name]));
}

/** Verb and arguments of an answer. */
export function verbOf(phrase: string): string {
  return phrase.split(' ', 1)[0] as string;
}

export function argumentsOf(phrase: string): string[] {
  return phrase.split(' ').slice(1);
}

export function isHidden(event: GameEvent): boolean {
  return Object.values(event).includes(HIDDEN);
}

/** The main actor of an event: by convention its argument `seat`. */
export function seatOf(event: GameEvent): Seat | null {
  const seat = event['seat'];
  return typeof seat === 'number' ? seat : null;
}
