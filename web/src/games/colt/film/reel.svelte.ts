/** The film and its position. After its last frame the table is shown as it is. */

import { hasteFor } from '../../../lib/pacing';
import type { ColtView } from '../view';
import { durationOf, type Frame } from './frames';

export const SPEEDS = [1, 2, 0.5] as const;

/** How many frames are kept to step back to. */
const MOST = 120;
/** A film this many frames behind the table runs faster. */
const BEHIND = 8;

/** A frame, and how many events had been told before its message. */
interface Spliced {
  frame: Frame;
  before: number;
}

export class Reel {
  #frames: readonly Spliced[] = $state.raw([]);
  #at = $state(0);
  paused = $state(false);
  speed: number = $state(SPEEDS[0]);

  /** What is on show; null for the table as it is. */
  readonly frame: Frame | null = $derived.by(() => this.#frames[this.#at]?.frame ?? null);
  readonly shown: ColtView | null = $derived.by(() => this.frame?.view ?? null);
  readonly number: number = $derived.by(() => Math.min(this.#at + 1, this.#frames.length));
  readonly count: number = $derived.by(() => this.#frames.length);
  /** What happened last, also when the film is over. */
  readonly told: Frame | null = $derived.by(() => this.frame ?? this.#frames.at(-1)?.frame ?? null);
  readonly canGoBack: boolean = $derived.by(() => this.#at > 0);
  /** How long the film has been running, in milliseconds. */
  #spent = 0;
  /** How many events have been told in all. */
  #events = $state(0);
  /** How many of them the film has not reached yet. */
  readonly ahead: number = $derived.by(() => {
    const now = this.#frames[this.#at];
    return now === undefined ? 0 : this.#events - now.before - now.frame.place;
  });

  /** Add the frames of a message with so many events; with animation off they are kept only to step back to. */
  add(frames: readonly Frame[], events: number, moving: boolean): void {
    const before = this.#events;
    this.#events += events;
    if (frames.length === 0) return;
    const isOver = this.frame === null;
    const all = [...this.#frames, ...frames.map((frame) => ({ frame, before }))];
    const cut = Math.max(0, all.length - MOST);
    const at = isOver ? all.length - frames.length : this.#at;
    this.#frames = all.slice(cut);
    this.#at = isOver && !moving ? this.#frames.length : Math.max(0, at - cut);
    if (isOver) {
      this.paused = false;
      this.#spent = 0;
    }
  }

  /** How long the frame on show stays at the usual pace, where films take the time they need. */
  get hold(): number {
    const left = this.count - this.#at;
    const hurry = left > BEHIND ? Math.min(4, left / BEHIND) : 1;
    return this.frame ? durationOf(this.frame) / this.speed / hurry : 0;
  }

  /** How long it stays where a whole film takes no longer than a lap. */
  get briskHold(): number {
    const left = this.#frames.slice(this.#at).reduce((sum, { frame }) => sum + durationOf(frame), 0);
    return this.frame ? durationOf(this.frame) / this.speed / hasteFor(left, this.#spent, 'brisk') : 0;
  }

  /** Go on; this frame was on show for so many milliseconds. */
  advance(ms = 0): void {
    this.#at = Math.min(this.#frames.length, this.#at + 1);
    this.#spent = this.frame === null ? 0 : this.#spent + ms;
  }

  /** Step by hand, which pauses the film. */
  step(by: number): void {
    this.#at = Math.max(0, Math.min(this.#frames.length, this.#at + by));
    this.paused = this.frame !== null;
  }

  toggle(): void {
    this.paused = !this.paused;
  }

  faster(): void {
    const next = (SPEEDS as readonly number[]).indexOf(this.speed) + 1;
    this.speed = SPEEDS[next % SPEEDS.length] as number;
  }

  /** Show the table as it is. */
  skip(): void {
    this.#at = this.#frames.length;
    this.paused = false;
  }

  clear(): void {
    this.#frames = [];
    this.skip();
  }
}
