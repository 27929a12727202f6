/** Which answers are left after some clicks, and what can be clicked next. No rules here: only words.
 *
 * A choice is a phrase such as `build bank c4`, that is `verb:build`, `building:bank` and `parcel:c4`. Terms clicked so
 * far keep the choices that contain them in their order. What is left to click is every term of the kept choices that
 * was not clicked yet.
 */

import { termsIn, termsOf, wordIn, type Declared, type Spot, type Term } from './terms';
import type { Words } from './wire';
import { isWhole, verbOf } from './words';

export interface Choice {
  words: Words;
  terms: readonly Term[];
}

export interface Chooser {
  ticket: number | null;
  choices: readonly Choice[];
  /** What was clicked, one spot after the other. */
  clicks: readonly Spot[];
  /** The terms clicked so far, in the order in which the kept choices have them. */
  picked: readonly Term[];
}

export const NO_CHOICE: Chooser = { ticket: null, choices: [], clicks: [], picked: [] };

/** Answers with the terms that their verbs declare. */
export function choicesOf(answers: readonly Words[], verbs: Declared): Choice[] {
  return answers.map((words) => ({ words, terms: termsOf(words, verbs) }));
}

/** A new page: a partial choice is kept while the question is the same and some choice still contains it. */
export function renewed(chooser: Chooser, ticket: number | null, choices: readonly Choice[]): Chooser {
  const isSame = ticket === chooser.ticket && choices.some((choice) => left(choice, chooser.picked) !== null);
  return isSame ? { ...chooser, choices } : { ...NO_CHOICE, ticket, choices };
}

/** The choices that contain what was clicked. */
export function kept({ choices, picked }: Chooser): Choice[] {
  return choices.filter((choice) => left(choice, picked) !== null);
}

/** The terms of a choice that are not clicked; null if it lacks a clicked one, or has them in another order. */
function left({ terms }: Choice, picked: readonly Term[]): Term[] | null {
  let matched = 0;
  const rest = terms.filter((term) => {
    const hit = term === picked[matched];
    if (hit) matched++;
    return !hit;
  });
  return matched === picked.length ? rest : null;
}

/** What can be clicked: every spot that leads on to a choice. */
export class Spots {
  readonly #picked: readonly Term[];
  /** What is left to click of each choice. */
  readonly #left: readonly (readonly Term[])[];
  readonly #terms: ReadonlySet<Term>;
  /** What could be clicked before the last click. */
  readonly #earlier: readonly Spots[];

  constructor(chooser: Chooser) {
    const { choices, picked } = chooser;
    this.#picked = picked;
    this.#earlier = chooser.clicks.length > 0 ? [new Spots(back(chooser))] : [];
    this.#left = choices.map((choice) => left(choice, picked)).filter((rest) => rest !== null);
    this.#terms = new Set(this.#left.flat());
  }

  /** How many terms lead on; 0 while nothing can be chosen. */
  get size(): number {
    return this.#terms.size;
  }

  has(spot: Spot): boolean {
    const rest = termsIn(spot).filter((term) => !this.#picked.includes(term));
    if (rest.length === 0 || !rest.every((term) => this.#terms.has(term))) return false;
    return rest.length === 1 || this.#left.some((terms) => rest.every((term) => terms.includes(term)));
  }

  /** Whether a click here takes something else than what was clicked before. */
  swaps(spot: Spot): boolean {
    return (
      !this.has(spot) &&
      termsIn(spot).some((term) => !this.#picked.includes(term)) &&
      this.#earlier.some((one) => one.has(spot))
    );
  }

  /** The words of a list that lead on, in the order of the choices. */
  words(list: string): string[] {
    return [...this.#terms].map((term) => wordIn(list, term)).filter((word) => word !== null);
  }
}

export const NO_SPOTS = new Spots(NO_CHOICE);

/** Click a spot; one that leads nowhere changes nothing. */
export function pick(chooser: Chooser, spot: Spot): Chooser {
  const picked = termsIn(spot).reduce<readonly Term[] | null>(
    (before, term) => before && withTerm(chooser, before, term),
    chooser.picked,
  );
  return picked === null || picked === chooser.picked
    ? chooser
    : { ...chooser, picked, clicks: [...chooser.clicks, spot] };
}

/** The picked terms with one more where the choices have it; null if none has it. */
function withTerm({ choices }: Chooser, picked: readonly Term[], term: Term): readonly Term[] | null {
  if (picked.includes(term)) return picked;
  for (let place = picked.length; place >= 0; place--) {
    const clicked = picked.toSpliced(place, 0, term);
    if (choices.some((choice) => left(choice, clicked) !== null)) return clicked;
  }
  return null;
}

/** Click a spot that leads on, or take it instead of what was clicked last. */
export function picked(chooser: Chooser, spot: Spot): Chooser {
  const on = pick(chooser, spot);
  if (on !== chooser || !new Spots(chooser).swaps(spot)) return on;
  return pick(back(chooser), spot);
}

/** Undo the last click. */
export function back(chooser: Chooser): Chooser {
  return chooser.clicks.slice(0, -1).reduce(pick, cleared(chooser));
}

export function cleared(chooser: Chooser): Chooser {
  return { ...chooser, clicks: [], picked: [] };
}

/** The choice that a click has settled: the only one left, once something was clicked at all. */
export function settled(chooser: Chooser): Words | null {
  const [only, ...others] = kept(chooser);
  return chooser.picked.length > 0 && only !== undefined && others.length === 0 ? only.words : null;
}

/** The choice that clicking this spot would settle, for a preview. */
export function settledBy(chooser: Chooser, spot: Spot): Words | null {
  const clicked = picked(chooser, spot);
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

/** Fewer numbers than this are offered one by one. */
const ROW_OF_NUMBERS = 5;

/** The kept choices that the board does not lead on to: no lit spot there belongs to them. */
export function offered(chooser: Chooser, drawn: ReadonlySet<Spot>): Offer {
  const spots = new Spots(chooser);
  const lit = [...drawn].filter((spot) => spots.has(spot)).map(termsIn);
  const isDrawn = ({ terms }: Choice) => lit.some((spot) => spot.every((term) => terms.includes(term)));
  return arranged(kept(chooser).filter((choice) => !isDrawn(choice)));
}

/** All kept choices, as a plain list. */
export function listed(chooser: Chooser): Offer {
  return arranged(kept(chooser));
}

/** Rows of numbers apart from all others. */
function arranged(choices: readonly Choice[]): Offer {
  const answers = choices.map(({ words }) => words);
  const rows = grouped(answers, frameOf)
    .map(([, members]) => members)
    .filter(isRow);
  const inRows = new Set(rows.flat());
  return { single: answers.filter((words) => !inRows.has(words)), amounts: rows.map(amountsOf) };
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
