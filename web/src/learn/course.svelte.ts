/** A lesson in this browser: the answers given, the page they lead to, and the choice being made. */

import { termsOf, type Term } from '../lib/terms';
import type { LessonObstacle, LessonPage, Words } from '../lib/wire';
import { Picker, type Pickings } from './picker.svelte';

/** Stands among the answers where the learner went on to the next step. */
export const NEXT = 'next';

interface Ways extends Pickings {
  /** Ask the server what some answers lead to. */
  ask: (answers: readonly Words[]) => Promise<LessonPage>;
  /** Ask it why nothing leads on from a thing on the board, after some answers and what was picked. */
  wonder: (answers: readonly Words[], thing: string, picked: readonly Term[]) => Promise<LessonObstacle>;
  /** Keep what was answered so far. */
  keep: (answers: readonly Words[], isOver: boolean) => void;
  /** Milliseconds for which an answer is pointed at before it is given. */
  pause: () => number;
}

export class Course extends Picker {
  page: LessonPage | null = $state.raw(null);
  answers: readonly Words[] = $state.raw([]);
  /** Whether the learner has asked to be shown the answer. */
  isShowing = $state(false);

  readonly #ways: Ways;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: Ways) {
    super(ways);
    this.#ways = ways;
  }

  readonly isFree: boolean = $derived(this.page?.mood === 'asked' && !this.isBusy);
  /** What is marked on the board: what the lesson speaks of, otherwise the answer that leads on. */
  readonly marked: ReadonlySet<Term> = $derived.by(() => {
    if (this.page === null || this.page.mood !== 'asked') return new Set<Term>();
    if (this.page.lit !== null && !this.isShowing) return new Set(this.page.lit as Term[]);
    return new Set(this.page.shown === null ? [] : termsOf(this.page.shown, this.#ways.verbs()));
  });

  /** Go on where the learner left; answers that no longer fit the lesson are dropped. */
  async resume(answers: readonly Words[]): Promise<void> {
    this.isBusy = true;
    const kept = answers.length === 0 ? null : await this.#ways.ask(answers).catch(() => null);
    if (kept === null) await this.#give([]);
    else this.#show(answers, kept);
  }

  stop(): void {
    clearTimeout(this.#pointing);
  }

  // --- what the learner does

  choose(words: Words): void {
    if (!this.isFree) return;
    this.clear();
    void this.#give([...this.answers, words]);
  }

  protected wonder(thing: string, picked: readonly Term[]): Promise<LessonObstacle> {
    return this.#ways.wonder(this.answers, thing, picked);
  }

  goOn(): void {
    if (this.page?.mood === 'done' && !this.isBusy) void this.#give([...this.answers, NEXT]);
  }

  /** Take back the last answer, with the step that was begun after it. */
  undo(): void {
    const last = this.answers.findLastIndex((words) => words !== NEXT);
    if (last >= 0 && !this.isBusy) void this.#give(this.answers.slice(0, last));
  }

  restart(): void {
    if (!this.isBusy) void this.#give([]);
  }

  /** Point at the answer that leads on, then give it. */
  show(): void {
    const words = this.page?.shown ?? null;
    if (!this.isFree || words === null) return;
    this.isBusy = this.isShowing = true;
    this.clear();
    this.#pointing = setTimeout(() => void this.#give([...this.answers, words]), this.#ways.pause());
  }

  // --- what the server says

  async #give(answers: readonly Words[]): Promise<void> {
    this.isBusy = true;
    try {
      this.#show(answers, await this.#ways.ask(answers));
    } catch (failure) {
      this.isBusy = this.isShowing = false;
      this.#ways.failed(failure);
    }
  }

  #show(answers: readonly Words[], page: LessonPage): void {
    this.answers = answers;
    this.page = page;
    this.isBusy = this.isShowing = false;
    this.renew(page.choices);
    this.#ways.keep(answers, page.mood === 'over');
  }
}
