/** An answer that is put together by clicks on a board outside of a live table. */

import * as choosing from '../lib/chooser';
import type { Declared, Spot, Term } from '../lib/terms';
import type { LessonObstacle, Obstacle, Words } from '../lib/wire';

export interface Pickings {
  /** The verbs of the game with their arguments. */
  verbs: () => Declared;
  failed: (failure: unknown) => void;
}

export abstract class Picker {
  chooser = $state.raw(choosing.NO_CHOICE);
  /** Why the thing that was clicked last is not possible. */
  obstacle: Obstacle | null = $state.raw(null);
  /** Whether the server is asked, or an answer is being shown. */
  isBusy = $state(false);

  readonly #ways: Pickings;
  #moment = 0;

  constructor(ways: Pickings) {
    this.#ways = ways;
  }

  /** Whether something can be answered now. */
  abstract readonly isFree: boolean;
  abstract choose(words: Words): void;
  /** Ask the server why nothing leads on from a thing on the board, after what was picked. */
  protected abstract wonder(thing: string, picked: readonly Term[]): Promise<LessonObstacle>;

  /** What can be clicked now. */
  readonly spots = $derived.by(() => (this.isFree ? new choosing.Spots(this.chooser) : choosing.NO_SPOTS));

  pick(spot: Spot): void {
    if (!this.isFree) return;
    this.obstacle = null;
    this.chooser = choosing.pick(this.chooser, spot);
    const settled = choosing.settled(this.chooser);
    if (settled !== null) this.choose(settled);
  }

  back(): void {
    this.obstacle = null;
    this.chooser = choosing.back(this.chooser);
  }

  /** Ask why nothing leads on from a thing that names these spots. */
  async why(thing: string): Promise<void> {
    const { chooser } = this;
    try {
      const { obstacle } = await this.wonder(thing, chooser.picked);
      if (chooser === this.chooser) this.obstacle = obstacle;
    } catch (failure) {
      this.#ways.failed(failure);
    }
  }

  /** Nothing is picked any more of the answers to the same question. */
  protected clear(): void {
    this.obstacle = null;
    this.chooser = choosing.cleared(this.chooser);
  }

  /** There is another question, with these answers. */
  protected renew(choices: readonly Words[]): void {
    this.obstacle = null;
    this.chooser = choosing.renewed(
      choosing.NO_CHOICE,
      ++this.#moment,
      choosing.choicesOf(choices, this.#ways.verbs()),
    );
  }
}
