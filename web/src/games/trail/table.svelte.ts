/** The desk of Great Western Trail: the generic one, whose board is large, which views are seen, and its trains. */

import { createContext } from 'svelte';
import { hasteFor } from '../../lib/pacing';
import type { Spot } from '../../lib/terms';
import type { Seat } from '../../lib/wire';
import { Desk, type Thing } from '../board/desk.svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { ViewName } from './layout';
import type { TrailPlayer } from './generated';
import { Timetable } from './scenes/journey.svelte';
import type { TrailView } from './view';

export type { Thing };

export class TrailTable extends Desk<TrailView> {
  /** The trains for which the table waits. */
  readonly timetable: Timetable;

  constructor(given: () => DrawingProps<TrailView>, isHidden: (area: string) => boolean) {
    const timetable = new Timetable();
    super(given, { nameOf, isHidden, past: () => timetable.now?.view ?? null });
    this.timetable = timetable;
  }

  /** How fast a train travels. */
  get trainPace(): number {
    return this.props.pace * hasteFor(0, 0, this.props.tempo ?? 'calm');
  }

  /** Whose turn it is to answer, or else whose turn it is. */
  get actor(): Seat {
    return this.props.asked[0] ?? this.view.current;
  }

  /** The player whose board is large: the viewer, or for a spectator the player in turn. */
  get own(): Seat {
    return this.props.seat ?? this.view.current;
  }

  get me(): TrailPlayer | undefined {
    return this.view.players[this.own];
  }

  /** A thing on a player's board: that of somebody else answers nothing. */
  ownedBy(seat: Seat, spot: Spot): Pick<Thing, 'spot' | 'elsewhere'> {
    return seat === this.own ? { spot } : { spot: null, elsewhere: `${spot},@seat:${seat}` };
  }

  nameOfView(view: ViewName): string {
    if (view === 'kansas') return this.props.texts.noun('city', 'kansas_city');
    if (view === 'own' && this.props.seat === null) {
      return this.props.texts.say('trail-board-of', { seat: this.props.names[this.own] ?? '' });
    }
    return this.props.texts.say(`trail-view-${view}`);
  }

  /** Dollars as the reader's language writes them. */
  money(amount: number): string {
    return this.props.texts.say('money', { amount });
  }

  /** A thing with words or numbers in it: while it can be chosen, its name stands among them (Told.svelte). */
  told(thing: Thing, label = this.nameOf(thing)) {
    const attributes = this.thing(thing);
    return this.isLit(thing.spot) ? attributes : { role: 'img' as const, 'aria-label': label, ...attributes };
  }
}

const [atTable, setTable] = createContext<TrailTable>();

export { atTable };

/** `isHidden` tells which areas are out of sight. */
export function openTable(
  given: () => DrawingProps<TrailView>,
  isHidden: (area: string) => boolean = () => false,
): TrailTable {
  return setTable(new TrailTable(given, isHidden));
}
