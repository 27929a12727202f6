/** A finished game as a film: which moment is shown, from which seat, and whether it runs. */

import type { Moment, Replay, Seat } from '../lib/wire';

/** How long a line stays at speed 1. */
const LINE_MS = 1600;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How to fetch a moment. */
export type Ask = (moment: number, eyes: Seat | null) => Promise<Moment>;

export class Film {
  readonly id: string;
  readonly replay: Replay;
  /** The moment wanted; it is shown as soon as it is loaded. */
  at = $state(0);
  eyes: Seat | null = $state(null);
  shown: Moment | null = $state.raw(null);
  failure: unknown = $state.raw(null);
  playing = $state(false);
  speed: Speed = $state(1);

  readonly #ask: Ask;
  readonly #known = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, replay: Replay, at: number, ask: Ask) {
    this.id = id;
    this.#ask = ask;
    this.replay = replay;
    this.at = Math.max(0, Math.min(at, this.last));
  }

  get last(): number {
    return this.replay.lines.length - 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.last;
  }

  /** The last moment, without going there. */
  end(): Promise<Moment> {
    return this.#fetch(this.last, this.eyes);
  }

  /** Any moment as a seat or a spectator saw it, without going there. */
  look(moment: number, eyes: Seat | null): Promise<Moment> {
    return this.#fetch(moment, eyes);
  }

  /** Go to a moment and to the eyes of a seat at once. */
  goTo(moment: number, eyes: Seat | null): void {
    this.eyes = eyes;
    this.seek(moment);
  }

  /** Go to a moment by hand, which stops the film. */
  seek(moment: number): void {
    this.pause();
    void this.#show(moment);
  }

  step(by: number): void {
    this.seek(this.at + by);
  }

  lookAs(seat: Seat | null): void {
    this.eyes = seat;
    void this.#show(this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.isAtEnd) void this.#show(0);
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), LINE_MS / this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    if (this.isAtEnd) return this.pause();
    await this.#show(this.at + 1);
    if (this.playing) this.#wait();
  }

  /** Show a moment; if another is wanted before it is loaded, the latest wins. */
  async #show(moment: number): Promise<void> {
    this.at = Math.max(0, Math.min(moment, this.last));
    const [at, eyes] = [this.at, this.eyes];
    const isWanted = () => at === this.at && eyes === this.eyes;
    try {
      const found = await this.#fetch(at, eyes);
      if (!isWanted()) return;
      this.shown = found;
      this.failure = null;
      if (at < this.last) this.#fetch(at + 1, eyes).catch(() => undefined);
    } catch (failure) {
      if (isWanted()) this.failure = failure;
      this.pause();
    }
  }

  #fetch(moment: number, eyes: Seat | null): Promise<Moment> {
    const key = `${moment} ${eyes ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.#ask(moment, eyes);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
