/** The desk of Colt Express: the generic one, the film that may run before it, and whom the question is about. */

import { createContext } from 'svelte';
import { touchedBy, type Term } from '../../lib/terms';
import { Desk, type SpotList } from '../board/desk.svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Reel } from './film/reel.svelte';
import type { Bandit } from './generated';
import type { ColtView } from './view';

/** How much longer a frame stays for those who watch calmly. */
const CALMER = 1.4;

export class ColtTable extends Desk<ColtView> {
  readonly reel: Reel;

  constructor(given: () => DrawingProps<ColtView>, reel: Reel) {
    super(given, { nameOf, past: () => reel.shown });
    this.reel = reel;
  }

  /** How many milliseconds the frame on show stays. */
  get frameTime(): number {
    return this.isMoving ? this.#hold / this.props.pace : 0;
  }

  get #hold(): number {
    if (this.props.tempo === 'brisk') return this.reel.briskHold;
    return this.props.tempo === 'calm' ? this.reel.hold * CALMER : this.reel.hold;
  }

  /** What the frame on show speaks of. */
  get filmed(): readonly Term[] {
    const { frame } = this.reel;
    return frame === null ? [] : touchedBy(frame.event, this.props.texts.declared.events);
  }

  override isTouched(spot: SpotList | null): boolean {
    return super.isTouched(spot) || this.filmed.some((term) => term === spot);
  }

  /** The bandit of whom the open question speaks. */
  get actor(): Bandit | null {
    return this.word('bandit') as Bandit | null;
  }

  /** Where that bandit stands. */
  get actorSpot(): string | null {
    return (this.actor && this.view.bandits[this.actor]?.spot) ?? null;
  }

  /** The spot of which the open question speaks, such as the car that can be boarded. */
  get offeredSpot(): string | null {
    return this.word('spot');
  }
}

const [atTable, setTable] = createContext<ColtTable>();

export { atTable };

export function openTable(given: () => DrawingProps<ColtView>, reel: Reel): ColtTable {
  return setTable(new ColtTable(given, reel));
}
