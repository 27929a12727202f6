/** A lesson in this browser: the answers given, the page they lead to, and the choice being made. */

import * as choosing from '../lib/chooser';
import { termsOf, type Declared, type Spot, type Term } from '../lib/terms';
import type { LessonObstacle, LessonPage, Obstacle, Words } from '../lib/wire';

/** Stands among the answers where the learner went on to the next step. */
export const NEXT = 'next';

interface Ways {
  /** Ask the server what some answers lead to. */
  ask: (answers: readonly Words[]) => Promise<LessonPage>;
  /** Ask it why nothing leads on from a thing on the board, after some answers and what was picked. */
  wonder: (answers: readonly Words[], thing: string, picked: readonly Term[]) => Promise<LessonObstacle>;
  /** The verbs of the game with their arguments. */
  verbs: () => Declared;
  /** Keep what was answered so far. */
  keep: (answers: readonly Words[], isOver: boolean) => void;
  failed: (failure: unknown) => void;
  /** Milliseconds for which an answer is pointed at before it is given. */
  pause: () => number;
}

export class Course {
  page: LessonPage | null = $state.raw(null);
  answers: readonly Words[] = $state.raw([]);
  chooser = $state.raw(choosing.NO_CHOICE);
  /** Why the thing that was clicked last is not possible. */
  obstacle: Obstacle | null = $state.raw(null);
  /** Whether the server is asked, or an answer is being shown. */
  isBusy = $state(false);
  /** Whether the learner has asked to be shown the answer. */
  isShowing = $state(false);

  readonly #ways: Ways;
  #moment = 0;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly isFree: boolean = $derived(this.page?.mood === 'asked' && !this.isBusy);
  /** What can be clicked now. */
  readonly spots = $derived(this.isFree ? new choosing.Spots(this.chooser) : choosing.NO_SPOTS);
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

  pick(spot: Spot): void {
    if (!this.isFree) return;
    this.obstacle = null;
    this.chooser = choosing.pick(this.chooser, spot);
    const settled = choosing.settled(this.chooser);
    if (settled !== null) this.choose(settled);
  }

  /** Ask why nothing leads on from a thing that names these spots. */
  async why(thing: string): Promise<void> {
    const { answers, chooser } = this;
    try {
      const { obstacle } = await this.#ways.wonder(answers, thing, chooser.picked);
      if (answers === this.answers && chooser === this.chooser) this.obstacle = obstacle;
    } catch (failure) {
      this.#ways.failed(failure);
    }
  }

  back(): void {
    this.obstacle = null;
    this.chooser = choosing.back(this.chooser);
  }

  choose(words: Words): void {
    if (!this.isFree) return;
    this.chooser = choosing.cleared(this.chooser);
    void this.#give([...this.answers, words]);
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
    this.chooser = choosing.cleared(this.chooser);
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
    this.obstacle = null;
    this.isBusy = this.isShowing = false;
    const choices = choosing.choicesOf(page.choices, this.#ways.verbs());
    this.chooser = choosing.renewed(choosing.NO_CHOICE, ++this.#moment, choices);
    this.#ways.keep(answers, page.mood === 'over');
  }
}
