/** Who stands where in the picture, and what of it must be in sight. */

import type { Desk } from '../desk.svelte';
import { boxOf, groundOf, isRoof, spotsOf, type Point } from '../geometry';
import { riders, type Bandit, type ColtView } from '../view';

export interface Standing {
  bandit: Bandit;
  spot: string;
  place: number;
  count: number;
}

/** Every bandit on a spot; those who still ride, or have got away, are not in the picture. */
export function crowdOn(view: ColtView): Standing[] {
  const spots = spotsOf(view);
  const here = riders(view).filter((bandit) => spots.includes(view.bandits[bandit]?.spot ?? ''));
  return here.map((bandit) => {
    const spot = view.bandits[bandit]?.spot as string;
    const others = here.filter((other) => view.bandits[other]?.spot === spot);
    return { bandit, spot, place: others.indexOf(bandit), count: others.length };
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

/** No car may be smaller than this on the screen; nor is there a point in giants. */
const LEAST = 0.72;
const MOST = 1.5;

export function scaleOf(width: number, height: number, size: { width: number; height: number }): number {
  if (width === 0 || height === 0) return 1;
  const whole = Math.min(width / size.width, height / size.height);
  return Math.min(MOST, Math.max(whole, Math.min(LEAST, height / size.height)));
}

/** The spot that must be in sight: where the film is, where the asked bandit stands, or where one's own does. */
export function spotInFocus(table: Desk): string | null {
  const { view, reel, props } = table;
  const spots = spotsOf(view);
  const whereIs = (word: string) => (spots.includes(word) ? word : view.bandits[word as Bandit]?.spot);
  if (reel.frame) return [...reel.frame.touched].map(whereIs).find((spot) => spot && spots.includes(spot)) ?? null;
  if (table.actorSpot) return table.actorSpot;
  const own = riders(view).find((bandit) => view.bandits[bandit]?.seat === props.seat);
  const spot = own && view.bandits[own]?.spot;
  return spot && spots.includes(spot) ? spot : null;
}
