/** Who stands where in the picture, and what of it must be in sight. */

import { wordIn, type Term } from '../../../lib/terms';
import type { ColtTable } from '../table.svelte';
import {
  boxOf,
  columnOf,
  groundOf,
  isRoof,
  pictureOf,
  riding,
  shownIn,
  spotsOf,
  standing,
  TRACK_END,
  type Point,
} from '../geometry';
import type { Bandit } from '../generated';
import { riders, type ColtView } from '../view';

export interface Standing {
  bandit: Bandit;
  /** Their feet. */
  at: Point;
  /** Still on horseback. */
  mounted: boolean;
}

/** Every bandit in the picture: on a spot, or riding beside the car that is offered. Those who got away are gone. */
export function crowdOn(view: ColtView, offered: string): Standing[] {
  const spots = spotsOf(view);
  const isRiding = (bandit: Bandit) => view.coach !== undefined && view.round === 0 && !view.bandits[bandit]?.spot;
  const placeOf = (bandit: Bandit) => (isRiding(bandit) ? '' : (view.bandits[bandit]?.spot ?? 'nowhere'));
  const here = riders(view).filter((bandit) => isRiding(bandit) || spots.includes(placeOf(bandit)));
  return here.map((bandit) => {
    const others = here.filter((other) => placeOf(other) === placeOf(bandit));
    const [place, count] = [others.indexOf(bandit), others.length];
    const mounted = isRiding(bandit);
    const at = mounted ? riding(columnOf(offered), place, count) : standing(view, placeOf(bandit), place, count);
    return { bandit, at, mounted };
  });
}

/** The bandits that are seen in a column of the train, each on a roof or below it. */
export function banditsIn(view: ColtView, column: number): { bandit: Bandit; roof: boolean }[] {
  const spots = spotsOf(view);
  return riders(view).flatMap((bandit) => {
    const spot = view.bandits[bandit]?.spot;
    const isHere = typeof spot === 'string' && spots.includes(spot) && shownIn(view, spot) === column;
    return isHere ? [{ bandit, roof: isRoof(spot) }] : [];
  });
}

/** Marshal and Shotgun keep to the right end of their spot. */
export function lawOn(view: ColtView): { who: 'marshal' | 'shotgun'; at: Point }[] {
  const at = (spot: string): Point => {
    const { x, width } = boxOf(view, spot);
    return { x: x + width - 26, y: groundOf(spot) - (isRoof(spot) ? 2 : 20) };
  };
  const marshal = { who: 'marshal', at: at(view.marshal) } as const;
  return view.shotgun === undefined ? [marshal] : [marshal, { who: 'shotgun', at: at(view.shotgun) }];
}

/** How much of the spare height is sky; the rest is the ground before the train. */
export const SKY = 0.4;

/** Limits of the scale on screen; at the least of them six cars fit beside the panels of a window 1280 px wide. */
const LEAST = 0.61;
const MOST = 1.4;
/** The scale of a train that has to be scrolled anyway. */
const SCROLLED = 0.76;
const SCROLLED_ALONE = 0.9;

function scrolledScale(size: { height: number }): number {
  return size.height > TRACK_END ? SCROLLED : SCROLLED_ALONE;
}

export function scaleOf(width: number, height: number, size: { width: number; height: number }): number {
  if (width === 0 || height === 0) return 1;
  const high = height / size.height;
  const whole = Math.min(width / size.width, high);
  return whole >= LEAST ? Math.min(MOST, whole) : Math.max(whole, Math.min(scrolledScale(size), high));
}

/** The height of the overview with the gap below it. */
export const OVERVIEW = 48;

/** The part of its size that a train keeps beside an overview. */
const KEPT = 7 / 8;

/** Whether a train that is too wide has an overview: only where that hardly makes it smaller. */
export function hasOverview(width: number, height: number, size: { width: number; height: number }): boolean {
  const scale = scaleOf(width, height, size);
  return size.width * scale > width + 1 && scaleOf(width, height - OVERVIEW, size) >= KEPT * scale;
}

/** How high the train is where everything stands in one column, with its frame. */
export function heightInColumn(view: ColtView): number {
  const size = pictureOf(view);
  return Math.ceil(size.height * scrolledScale(size)) + 4;
}

/** The column to scroll to: of the film, or of the bandit asked about, or of the viewer's; of what can be chosen where
 * that is too far from there. A fraction lies between two.
 */
export function columnInFocus(table: ColtTable): number | null {
  const { view, reel } = table;
  if (reel.frame) return columnOfFilm(view, table.filmed);
  const home = columnsOf(view, [table.offeredSpot ?? table.actorSpot ?? ownSpot(table)])[0] ?? null;
  return home === null ? null : columnWithChoice(home, columnsLit(table));
}

/** The columns of the places and the bandits that can be chosen. */
function columnsLit(table: ColtTable): number[] {
  const { view } = table;
  const bandits = table.words('bandit').map((bandit) => view.bandits[bandit as Bandit]?.spot);
  return columnsOf(view, [...table.words('spot'), ...bandits]);
}

/** Whoever sends the Marshal may be far away, and a shot goes along all the roofs. */
function columnWithChoice(home: number, lit: readonly number[]): number {
  if (lit.length === 0 || lit.some((column) => Math.abs(column - home) <= 1)) return home;
  const [least, most] = [Math.min(...lit), Math.max(...lit)];
  return most - least <= 2 ? (least + most) / 2 : home < least ? least : most;
}

function columnsOf(view: ColtView, places: readonly (string | null | undefined)[]): number[] {
  const spots = spotsOf(view);
  return places.flatMap((spot) => (typeof spot === 'string' && spots.includes(spot) ? [shownIn(view, spot)] : []));
}

/** Halfway between neighbours, such as shooter and target; the last one if they are farther apart. */
function columnOfFilm(view: ColtView, touched: readonly Term[]): number | null {
  const places = touched.map((term) => wordIn('spot', term) ?? view.bandits[wordIn('bandit', term) as Bandit]?.spot);
  const columns = columnsOf(view, places);
  const last = columns.at(-1);
  if (last === undefined) return null;
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  return most - least <= 1 ? (least + most) / 2 : last;
}

function ownSpot({ view, props }: ColtTable): string | null {
  const own = riders(view).find((bandit) => view.bandits[bandit]?.seat === props.seat);
  return (own && view.bandits[own]?.spot) ?? null;
}
