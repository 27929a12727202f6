/** The scenes waiting to be shown, and how far the one on show has come. */

import { stepsOf, type Payout, type Scene } from './scenes';

/** A queue longer than this has fallen behind the table. */
const MOST = 4;

export class Film {
  #scenes: readonly Scene[] = $state.raw([]);
  #at = $state(0);
  step = $state(0);

  /** The scene on show. */
  readonly now: Scene | null = $derived.by(() => this.#scenes[this.#at] ?? null);
  readonly number: number = $derived.by(() => this.#at + 1);
  readonly count: number = $derived.by(() => this.#scenes.length);

  /** What the buildings pay in this moment, for the town to show. */
  readonly payouts: readonly Payout[] = $derived.by(() => {
    if (this.now?.kind !== 'estate') return [];
    const { payouts } = this.now;
    return this.step >= payouts.length ? payouts : payouts.slice(this.step, this.step + 1);
  });

  /** Show scenes after those that still wait; of a long queue the oldest are dropped. */
  add(scenes: readonly Scene[], moving: boolean): void {
    if (scenes.length === 0) return;
    const waiting = this.#scenes.slice(this.#at);
    const all = [...waiting, ...scenes];
    this.#scenes = all.slice(-Math.max(MOST, scenes.length));
    if (this.#scenes[0] !== waiting[0]) this.#begin(0, moving);
    else this.#at = 0;
  }

  /** With animation off only the outcome of a scene is shown. */
  #begin(at: number, moving: boolean): void {
    const scene = this.#scenes[at];
    this.#at = at;
    this.step = scene && !moving ? stepsOf(scene) - 1 : 0;
  }

  /** Go one step on, and after the last one to the next scene. */
  advance(moving: boolean): void {
    if (this.now && this.step + 1 < stepsOf(this.now)) this.step += 1;
    else this.next(moving);
  }

  next(moving: boolean): void {
    this.#begin(this.#at + 1, moving);
  }

  skip(): void {
    this.#scenes = [];
    this.#begin(0, false);
  }
}
