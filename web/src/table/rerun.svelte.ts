/** What the others did since one's own last turn, shown on the board once more. */

import type { GameEvent, View } from '../lib/wire';

/** A moment of the past. */
export interface Frame {
  view: View;
  events: GameEvent[];
}

interface Ways {
  /** How long a frame stays, in milliseconds; `run` counts the frames before it. */
  hold: (run: number) => number;
  /** Whether the board itself still shows something of the frame. */
  isBusy: () => boolean;
}

/** Milliseconds after which a busy board is looked at again. */
const AGAIN = 250;

export class Rerun {
  /** The frame that is shown, and how many events are still to come; null while the table is shown as it is. */
  shown: (Frame & { ahead: number }) | null = $state.raw(null);

  readonly #ways: Ways;
  #frames: readonly Frame[] = [];
  #place = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  play(frames: readonly Frame[]): void {
    this.#frames = frames;
    this.#show(0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #show(place: number): void {
    clearTimeout(this.#timer);
    const frame = this.#frames[place];
    if (frame === undefined) return this.skip();
    this.#place = place;
    const ahead = this.#frames.slice(place + 1).reduce((count, { events }) => count + events.length, 0);
    this.shown = { ...frame, ahead };
    this.#wait(this.#ways.hold(place));
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      if (this.#ways.isBusy()) this.#wait(AGAIN);
      else this.#show(this.#place + 1);
    }, ms);
  }
}
