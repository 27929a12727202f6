/** A queue of steps shown one by one, because bots answer faster than the eye can follow. */

import { lasting } from './animate';

/** How bots are watched. */
export const TEMPOS = ['calm', 'brisk', 'once'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Milliseconds for the first step of somebody, and for each further one by how much less: a turn never drags on. */
const HOLDS: Record<Tempo, { first: number; shrinks: number }> = {
  calm: { first: 1600, shrinks: 0.8 },
  brisk: { first: 450, shrinks: 0.5 },
  once: { first: 0, shrinks: 0 },
};
/** A longer queue comes from a page that was out of sight, and is not delayed. */
const MOST_WAITING = 60;

/** How long a step is shown before the next one; `run` is how many of the same player came before it. */
export function holdFor(run: number, waiting: number, tempo: Tempo, pace: number): number {
  const { first, shrinks } = HOLDS[tempo];
  return waiting >= MOST_WAITING ? 0 : lasting(first * shrinks ** run, pace);
}

interface Ways<T> {
  show: (step: T) => void;
  /** Who acts in a step. */
  actor: (step: T) => number | null;
  tempo: () => Tempo;
  /** The speed of animations; without any nothing is waited for. */
  pace: () => number;
}

type Timer = (call: () => void, ms: number) => void;

export class Pacer<T> {
  readonly #ways: Ways<T>;
  readonly #later: Timer;
  #queue: T[] = [];
  #isHolding = false;
  #isPaused = false;
  #generation = 0;
  #actor: number | null = null;
  #run = 0;

  constructor(ways: Ways<T>, later: Timer = (call, ms) => void setTimeout(call, ms)) {
    this.#ways = ways;
    this.#later = later;
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  add(step: T): void {
    this.#queue.push(step);
    if (!this.#isHolding) this.#next();
  }

  /** Clear the queue: a whole page supersedes it. */
  clear(): void {
    this.#queue = [];
    this.#run = 0;
    this.#actor = null;
    this.#release();
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.renew();
  }

  /** Heed another tempo at once. */
  renew(): void {
    this.#release();
    this.#next();
  }

  #release(): void {
    this.#isHolding = false;
    this.#generation++;
  }

  #next(): void {
    const step = this.#isPaused ? undefined : this.#queue.shift();
    this.#isHolding = step !== undefined;
    if (step === undefined) return;
    this.#ways.show(step);
    const generation = this.#generation;
    const ms = this.#hold(step);
    if (ms === 0) this.#next();
    else this.#later(() => generation === this.#generation && this.#next(), ms);
  }

  #hold(step: T): number {
    const actor = this.#ways.actor(step);
    this.#run = actor === this.#actor ? this.#run + 1 : 0;
    this.#actor = actor;
    return holdFor(this.#run, this.#queue.length, this.#ways.tempo(), this.#ways.pace());
  }
}
