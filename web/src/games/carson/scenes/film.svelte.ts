/** The scenes waiting to be shown, and how far the one on show has come. */

import type { CarsonView } from '../view';
import { lengthOf, stepsOf, type Payout, type Scene } from './scenes';
import { withPayouts, type Stage } from './stages';

/** A queue longer than this has fallen behind the table. */
const MOST = 4;
const HURRY = 0.3;
const HASTIEST = 2;

/** A stage, and how many events had been told before its message. */
interface Spliced extends Stage {
  before: number;
}

export class Film {
  #stages: readonly Spliced[] = $state.raw([]);
  #at = $state(0);
  step = $state(0);
  /** How many events have been told in all. */
  #events = $state(0);
  /** How many messages have come since the scene on show began. */
  #since = $state(0);

  /** The table goes on meanwhile, so a scene hurries a little with every message. */
  readonly haste: number = $derived.by(() => Math.min(HASTIEST, 1 + this.#since * HURRY));

  readonly #stage: Spliced | null = $derived.by(() => this.#stages[this.#at] ?? null);
  /** The scene on show. */
  readonly now: Scene | null = $derived.by(() => this.#stage?.scene ?? null);
  readonly number: number = $derived.by(() => this.#at + 1);
  readonly count: number = $derived.by(() => this.#stages.length);
  /** What is on show now, to be told from any other moment. */
  readonly moment: object = $derived.by(() => ({ scene: this.now, step: this.step }));
  /** How long the rest of the scene and those that wait take, in milliseconds at the usual speed. */
  readonly left: number = $derived.by(() => {
    const [now, ...waiting] = this.#stages.slice(this.#at);
    return waiting.reduce((sum, { scene }) => sum + lengthOf(scene), now ? lengthOf(now.scene, this.step) : 0);
  });
  /** How long scenes have been on show since the last time that there was none. */
  spent = $state(0);

  /** The table on which the scene is set; null for the table as it is. */
  readonly shown: CarsonView | null = $derived.by(() => {
    const view = this.#stage?.view ?? null;
    return view && this.now?.kind === 'estate' ? withPayouts(view, this.now.payouts.slice(0, this.step + 1)) : view;
  });
  /** How many events the table on show has not seen yet. */
  readonly ahead: number = $derived.by(() => {
    const stage = this.#stage;
    return stage === null ? 0 : this.#events - stage.before - stage.place;
  });

  /** What the buildings pay in this moment, for the town to show. */
  readonly payouts: readonly Payout[] = $derived.by(() => {
    if (this.now?.kind !== 'estate') return [];
    const { payouts } = this.now;
    return this.step >= payouts.length ? payouts : payouts.slice(this.step, this.step + 1);
  });

  /** Show the scenes of a message with so many events after those that still wait; the oldest of many are dropped. */
  add(stages: readonly Stage[], events: number): void {
    const before = this.#events;
    this.#events += events;
    this.#since += 1;
    if (stages.length === 0) return;
    const waiting = this.#stages.slice(this.#at);
    const all = [...waiting, ...stages.map((stage) => ({ ...stage, before }))];
    this.#stages = all.slice(-Math.max(MOST, stages.length));
    if (this.#stages[0] !== waiting[0]) this.#begin(0);
    else this.#at = 0;
  }

  #begin(at: number): void {
    this.#at = at;
    this.#since = 0;
    if (at >= this.#stages.length) this.spent = 0;
    this.step = 0;
  }

  /** Go one step on, and after the last one to the next scene; this one was on show for so many milliseconds. */
  advance(ms = 0): void {
    this.spent += ms;
    if (this.now && this.step + 1 < stepsOf(this.now)) this.step += 1;
    else this.next();
  }

  next(): void {
    this.#begin(this.#at + 1);
  }

  skip(): void {
    this.#stages = [];
    this.#begin(0);
  }
}
