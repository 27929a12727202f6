/** A queue of steps shown one by one, because bots answer faster than the eye can follow. */

import { lasting } from './animate';

/** How long a step is shown before the next one, in milliseconds at the usual pace. */
const HOLD = 500;
/** A longer queue is shown faster; from this length on steps are not delayed. */
const MOST_WAITING = 12;

export function holdFor(waiting: number, pace: number): number {
  return waiting >= MOST_WAITING ? 0 : lasting(HOLD / (1 + waiting / 2), pace);
}

type Timer = (call: () => void, ms: number) => void;

export class Pacer<T> {
  readonly #show: (step: T) => void;
  readonly #later: Timer;
  readonly #pace: () => number;
  #queue: T[] = [];
  #holding = false;
  #generation = 0;

  constructor(show: (step: T) => void, pace: () => number, later: Timer = (call, ms) => void setTimeout(call, ms)) {
    this.#show = show;
    this.#pace = pace;
    this.#later = later;
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  add(step: T): void {
    this.#queue.push(step);
    if (!this.#holding) this.#next();
  }

  /** Clear the queue: a whole page supersedes it. */
  clear(): void {
    this.#queue = [];
    this.#holding = false;
    this.#generation++;
  }

  #next(): void {
    const step = this.#queue.shift();
    this.#holding = step !== undefined;
    if (step === undefined) return;
    this.#show(step);
    const generation = this.#generation;
    const ms = holdFor(this.#queue.length, this.#pace());
    if (ms === 0) this.#next();
    else this.#later(() => generation === this.#generation && this.#next(), ms);
  }
}
