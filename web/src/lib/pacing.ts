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

/** Turns of others that make a lap, and how much shorter each further lap is without a question to the viewer. */
const LAP = 3;
const SHORTER = 0.75;
const SHORTEST = 0.25;

/** How much faster scenes are played at a brisk tempo: at least, and as far as the eye can follow. */
const BRISK = 1.4;
const BRISKEST = 3.2;
/** Milliseconds that the scenes of a lap may take then: the moves between them need the rest of its 6 seconds. */
const SCENES = 3600;

/** How much faster than usual scenes are played, the more of them there are the faster.
 *
 * `left` is how many milliseconds the one on show and those that wait would take, `spent` how long others took before.
 */
export function hasteFor(left: number, spent: number, tempo: Tempo): number {
  if (tempo !== 'brisk') return 1;
  return spent < SCENES ? Math.min(BRISKEST, Math.max(BRISK, left / (SCENES - spent))) : BRISKEST;
}

/** How long a step is shown before the next one; `run` is how many of the same player came before it, `turn` how many
 * turns of others since the viewer was asked.
 */
export function holdFor(run: number, waiting: number, tempo: Tempo, pace: number, turn = 0): number {
  const { first, shrinks } = HOLDS[tempo];
  const lap = tempo === 'brisk' ? Math.max(SHORTEST, SHORTER ** Math.floor(turn / LAP)) : 1;
  return waiting >= MOST_WAITING ? 0 : lasting(first * shrinks ** run * lap, pace);
}

/** How long something is on show that may have to hurry while it is: its time does not begin anew with that. */
export class Watch {
  #shown: unknown;
  #since = 0;

  /** Milliseconds that are left of the time for it. */
  left(shown: unknown, ms: number): number {
    if (shown !== this.#shown) [this.#shown, this.#since] = [shown, performance.now()];
    return Math.max(0, ms - (performance.now() - this.#since));
  }

  /** How long it has been on show. */
  get passed(): number {
    return performance.now() - this.#since;
  }
}

interface Ways<T> {
  show: (step: T) => void;
  /** Who acts in a step; null if it only goes on with what somebody did before. */
  actor: (step: T) => number | null;
  /** Whether somebody is waiting to be asked. */
  isWaited: () => boolean;
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
  #turn = 0;

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

  /** Somebody has answered: a lap begins. */
  begin(): void {
    this.#turn = 0;
  }

  /** Clear the queue: a whole page supersedes it. */
  clear(): void {
    this.#queue = [];
    this.#run = this.#turn = 0;
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
    const actor = this.#ways.actor(step) ?? this.#actor;
    const isNext = actor !== this.#actor;
    this.#run = isNext ? 0 : this.#run + 1;
    this.#turn = this.#ways.isWaited() ? this.#turn + Number(isNext) : 0;
    this.#actor = actor;
    return holdFor(this.#run, this.#queue.length, this.#ways.tempo(), this.#ways.pace(), Math.max(0, this.#turn - 1));
  }
}
