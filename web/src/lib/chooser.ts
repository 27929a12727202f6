/** Which answers are left after some clicks, and what can be clicked next. No rules here: only words.
 *
 * A choice is a phrase such as `build bank c4`. Words clicked so far keep the choices that contain them in their
 * order; a choice whose arguments are all clicked is complete. What is left to click is every word of the kept choices
 * that was not clicked yet.
 */

import type { Words } from './wire';
import { argumentsOf, isWhole, verbOf } from './words';

export interface Chooser {
  ticket: number | null;
  choices: readonly Words[];
  /** Words clicked so far, in the order in which the kept choices have them. */
  picked: readonly string[];
}

export const NO_CHOICE: Chooser = { ticket: null, choices: [], picked: [] };

/** A new page: half a choice lives on as long as the question is the same and some choice still contains it. */
export function renewed(chooser: Chooser, ticket: number | null, choices: readonly Words[]): Chooser {
  const isSame = ticket === chooser.ticket && choices.some((choice) => contains(choice, chooser.picked));
  return { ticket, choices, picked: isSame ? chooser.picked : [] };
}

/** The choices that contain what was clicked. */
export function kept({ choices, picked }: Chooser): Words[] {
  return choices.filter((choice) => contains(choice, picked));
}

/** The words that lead on to a choice. */
export function spots(chooser: Chooser): Set<string> {
  return new Set(kept(chooser).flatMap((choice) => unclicked(choice, chooser.picked)));
}

/** Click a word; one that leads nowhere changes nothing. */
export function pick(chooser: Chooser, word: string): Chooser {
  const { picked } = chooser;
  for (let place = picked.length; place >= 0; place--) {
    const clicked = { ...chooser, picked: picked.toSpliced(place, 0, word) };
    if (kept(clicked).length > 0) return clicked;
  }
  return chooser;
}

/** Take the last click back. */
export function back(chooser: Chooser): Chooser {
  return { ...chooser, picked: chooser.picked.slice(0, -1) };
}

export function cleared(chooser: Chooser): Chooser {
  return { ...chooser, picked: [] };
}

/** The choice that a click has settled: the only one left, once something was clicked at all. */
export function settled(chooser: Chooser): Words | null {
  const [only, ...others] = kept(chooser);
  return chooser.picked.length > 0 && only !== undefined && others.length === 0 ? only : null;
}

/** The choice that clicking this word would settle; to foretell what would follow. */
export function settledBy(chooser: Chooser, word: string): Words | null {
  const clicked = pick(chooser, word);
  return clicked === chooser ? null : settled(clicked);
}

/** What is offered beside the board. */
export interface Offer {
  /** Choices to be clicked as they are. */
  single: Words[];
  /** Choices that differ in one number only, from the least to the most. */
  amounts: Amounts[];
}

export interface Amounts {
  verb: string;
  choices: Words[];
  numbers: number[];
}

/** Fewer numbers than this are as well clicked one by one. */
const ROW_OF_NUMBERS = 5;

/** The kept choices that the board cannot finish: nothing of what they still lack is drawn there. */
export function offered(chooser: Chooser, drawn: ReadonlySet<string>): Offer {
  const lacking = (choice: Words) => argumentsOf(choice).filter((word) => !chooser.picked.includes(word));
  return arranged(kept(chooser).filter((choice) => !lacking(choice).some((word) => drawn.has(word))));
}

/** All kept choices, for those who read rather than click. */
export function listed(chooser: Chooser): Offer {
  return arranged(kept(chooser));
}

/** Rows of numbers apart from all others. */
function arranged(choices: readonly Words[]): Offer {
  const rows = grouped(choices, frameOf)
    .map(([, members]) => members)
    .filter(isRow);
  const inRows = new Set(rows.flat());
  return { single: choices.filter((choice) => !inRows.has(choice)), amounts: rows.map(amountsOf) };
}

/** What a choice says besides its last word. */
function frameOf(choice: Words): string {
  return choice.slice(0, Math.max(0, choice.lastIndexOf(' ')));
}

function isRow(choices: readonly Words[]): boolean {
  return choices.length >= ROW_OF_NUMBERS && choices.every((choice) => isWhole(lastOf(choice)) && choice.includes(' '));
}

function amountsOf(choices: Words[]): Amounts {
  const sorted = choices.toSorted((one, other) => Number(lastOf(one)) - Number(lastOf(other)));
  return { verb: verbOf(sorted[0] as Words), choices: sorted, numbers: sorted.map((choice) => Number(lastOf(choice))) };
}

/** Choices by their verb, in the order in which they came. */
export function byVerb(choices: readonly Words[]): { verb: string; choices: Words[] }[] {
  return grouped(choices, verbOf).map(([verb, members]) => ({ verb, choices: members }));
}

function grouped(choices: readonly Words[], by: (choice: Words) => string): [string, Words[]][] {
  const groups = new Map<string, Words[]>();
  for (const choice of choices) groups.set(by(choice), [...(groups.get(by(choice)) ?? []), choice]);
  return [...groups];
}

function lastOf(choice: Words): string {
  return choice.slice(choice.lastIndexOf(' ') + 1);
}

function contains(choice: Words, picked: readonly string[]): boolean {
  return unmatched(choice, picked) !== null;
}

function unclicked(choice: Words, picked: readonly string[]): string[] {
  return unmatched(choice, picked) ?? [];
}

/** The words of a choice that are not clicked; null if it lacks a clicked one, or has them in another order. */
function unmatched(choice: Words, picked: readonly string[]): string[] | null {
  let matched = 0;
  const rest = choice.split(' ').filter((word) => {
    const hit = word === picked[matched];
    if (hit) matched++;
    return !hit;
  });
  return matched === picked.length ? rest : null;
}
