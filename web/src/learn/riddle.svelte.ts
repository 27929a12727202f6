/** A puzzle in this browser: the moment, the answer given to it, and the solution once there was one. */

import { termsOf, type Term } from '../lib/terms';
import type { LessonObstacle, PuzzlePage, PuzzleSolution, Words } from '../lib/wire';
import { Picker, type Pickings } from './picker.svelte';

interface Ways extends Pickings {
  /** Ask the server whether an answer is the best; null to be told the solution. */
  ask: (answer: Words | null) => Promise<PuzzleSolution>;
  wonder: (thing: string, picked: readonly Term[]) => Promise<LessonObstacle>;
  /** The best answer was found without having been shown. */
  solved: () => void;
}

/** What the page is about: the question, an answer that is not the best, the best one found, or shown. */
export type Mood = 'asked' | 'astray' | 'solved' | 'shown';

export class Riddle extends Picker {
  readonly page: PuzzlePage;
  mood: Mood = $state('asked');
  /** The last answer. */
  given: Words | null = $state.raw(null);
  solution: PuzzleSolution | null = $state.raw(null);

  readonly #ways: Ways;

  constructor(page: PuzzlePage, ways: Ways) {
    super(ways);
    this.#ways = ways;
    this.page = page;
    this.renew(page.choices);
  }

  readonly isFree: boolean = $derived(this.mood === 'asked' && !this.isBusy);
  readonly best: Words | null = $derived(this.solution?.answers[0]?.words ?? null);
  readonly isSettled: boolean = $derived(this.mood === 'solved' || this.mood === 'shown');
  /** What is marked on the board: the best answer once it is no secret any more, otherwise the one that was given. */
  readonly marked: ReadonlySet<Term> = $derived.by(() => {
    const words = this.isSettled ? this.best : this.given;
    return new Set(words === null || this.mood === 'asked' ? [] : termsOf(words, this.#ways.verbs()));
  });

  choose(words: Words): void {
    if (this.isFree) void this.#ask(words);
  }

  show(): void {
    if (!this.isBusy && !this.isSettled) void this.#ask(null);
  }

  again(): void {
    this.mood = 'asked';
    this.given = null;
    this.clear();
  }

  protected wonder(thing: string, picked: readonly Term[]): Promise<LessonObstacle> {
    return this.#ways.wonder(thing, picked);
  }

  async #ask(answer: Words | null): Promise<void> {
    this.isBusy = true;
    this.clear();
    try {
      this.solution = await this.#ways.ask(answer);
      this.given = answer;
      this.mood = answer === null ? 'shown' : this.solution.right ? 'solved' : 'astray';
      if (this.mood === 'solved') this.#ways.solved();
    } catch (failure) {
      this.#ways.failed(failure);
    } finally {
      this.isBusy = false;
    }
  }
}
