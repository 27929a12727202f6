/** Words that keep their list: `building:bank`, `spot:a1`; the verb of an answer is `verb:build`.
 *
 * The same word may name a spot, a city, an action and a verb. With its list it is a term, which can mean only one of
 * them. A spot is what one click on the board says: a term, or several that go together, such as `worker:cowboy,row:3`.
 */

import type { Argument, GameEvent, Question, Words } from './wire';
import { argumentsOf, verbOf, wordsOf } from './words';

export type Term = `${string}:${string}`;
export type Spot = Term | `${Term},${Term}`;

/** The arguments of verbs, events or steps by their name, as the game declares them. */
export type Declared = Readonly<Record<string, readonly Argument[]>>;

/** What can be asked about, whether it can be chosen now or not. */
export const THING = '[data-spot], [data-elsewhere]';

/** The selector of whatever on a board can be chosen now, by pointer or keyboard. */
export const LIT = '[data-spot][role="button"]';

/** The list of a word without a declaration. */
const UNLISTED = 'word';

/** The verb of an answer and its arguments. */
export function termsOf(words: Words, verbs: Declared): Term[] {
  const verb = verbOf(words);
  const lists = (verbs[verb] ?? []).map(([, list]) => list);
  return [`verb:${verb}`, ...argumentsOf(words).map((word, place): Term => `${lists[place] ?? UNLISTED}:${word}`)];
}

/** The name of an event and all its arguments. */
export function touchedBy(event: GameEvent, events: Declared): Term[] {
  return [`event:${event.event}`, ...argumentTerms(event, events[event.event])];
}

/** The arguments of a question. */
export function askedAbout(question: Question, steps: Declared): Term[] {
  return argumentTerms(question, steps[question.step]);
}

function argumentTerms(row: GameEvent | Question, declared: readonly Argument[] = []): Term[] {
  return wordsOf(row, declared).map((word, place): Term => `${declared[place]?.[1] ?? UNLISTED}:${word}`);
}

/** The terms that a click on a spot picks. */
export function termsIn(spot: Spot): Term[] {
  return spot.split(',') as Term[];
}

/** The spots of a thing on the board, which separates them by spaces. */
export function spotsIn(spots: string): Spot[] {
  return spots.split(' ') as Spot[];
}

/** The word of a term of this list; null if the term is of another one. */
export function wordIn(list: string, term: Term): string | null {
  return term.startsWith(`${list}:`) ? term.slice(list.length + 1) : null;
}
