/** The desk of Carson City: the generic one, the film that may run before it, and how fast new pieces arrive. */

import { createContext } from 'svelte';
import { hasteFor } from '../../lib/pacing';
import { Desk, type SpotList } from '../board/desk.svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Film } from './scenes/film.svelte';
import type { Duel } from './scenes/scenes';
import type { CarsonView } from './view';

export class CarsonTable extends Desk<CarsonView> {
  readonly film: Film;
  /** Set once the first page is rendered; later pieces arrive with an animation. */
  open = false;

  constructor(given: () => DrawingProps<CarsonView>, film: Film) {
    super(given, { nameOf, past: () => film.shown });
    this.film = film;
  }

  /** How fast the scenes are played. */
  get scenePace(): number {
    const { left, spent, haste } = this.film;
    return this.props.pace * Math.max(haste, hasteFor(left, spent, this.props.tempo ?? 'calm'));
  }

  /** The duel that is fought out on the board. */
  get duel(): Duel | null {
    return this.props.pace > 0 && this.film.now?.kind === 'duel' ? this.film.now : null;
  }

  /** While a scene holds the table, nothing of the present is marked on it. */
  override isTouched(spot: SpotList | null): boolean {
    return this.film.shown === null && super.isTouched(spot);
  }

  override isAskedAbout(spot: SpotList | null): boolean {
    return this.film.shown === null && super.isAskedAbout(spot);
  }

  /** How fast new pieces come to their places; 0 while the first page is drawn. */
  get arrivalPace(): number {
    return this.open ? this.props.pace : 0;
  }
}

const [atTable, setTable] = createContext<CarsonTable>();

export { atTable };

export function openTable(given: () => DrawingProps<CarsonView>, film: Film): CarsonTable {
  return setTable(new CarsonTable(given, film));
}
