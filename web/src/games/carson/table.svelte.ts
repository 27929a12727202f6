/** The desk of Carson City: the generic one, and how fast new pieces arrive. */

import { createContext } from 'svelte';
import { Desk } from '../board/desk.svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { CarsonView } from './view';

export class CarsonTable extends Desk<CarsonView> {
  /** Set once the first page is rendered; later pieces arrive with an animation. */
  open = false;

  /** How fast new pieces come to their places; 0 while the first page is drawn. */
  get arrivalPace(): number {
    return this.open ? this.props.pace : 0;
  }
}

const [atTable, setTable] = createContext<CarsonTable>();

export { atTable };

export function openTable(given: () => DrawingProps<CarsonView>): CarsonTable {
  return setTable(new CarsonTable(given, { nameOf }));
}
