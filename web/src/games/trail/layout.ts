/** How the views of the board share the space available. */

import { BROADEST } from './places';
import { WIDE_RAILS } from './rails';

export const VIEWS = ['kansas', 'trail', 'railroad', 'own', 'markets', 'more'] as const;
/** The hand is a part that stands beside a view, and so are the steps in Kansas City where they are no view. */
export type ViewName = (typeof VIEWS)[number];

/** Everything side by side; trail and railroad with one other view; the railroad with one; or one view at a time. */
export type Form = 'huge' | 'wide' | 'middle' | 'narrow';

const HUGE_FROM = 1700;
const WIDE_FROM = 860;
const FLAT_FROM = 1.15;
const MIDDLE_FROM = 620;
const MIDDLE_HEIGHT = 640;

export function formOf(width: number, height: number): Form {
  if (width >= WIDE_FROM && width / height >= FLAT_FROM) return width >= HUGE_FROM ? 'huge' : 'wide';
  return width >= MIDDLE_FROM && height >= MIDDLE_HEIGHT ? 'middle' : 'narrow';
}

/** How wide the map can be where everything else stands below the railroad or beside the map: broader is empty. */
export function mapWidth(width: number, height: number): number {
  const railroad = (width * WIDE_RAILS.height) / WIDE_RAILS.width;
  return Math.max(0, Math.round((height - railroad) * BROADEST));
}

/** The views that share a place, of which one is seen at a time. */
const TABS: Readonly<Record<Form, readonly ViewName[]>> = {
  huge: ['own', 'more'],
  wide: ['own', 'markets', 'more'],
  middle: ['trail', 'own', 'markets', 'more'],
  narrow: ['trail', 'railroad', 'own', 'markets', 'more'],
};

/** Forms that have no room for the steps in Kansas City beside the other views: the boards and markets that the choice
 * is about would be out of sight.
 */
const KANSAS_ALONE: readonly Form[] = ['wide', 'middle'];

export function tabsOf(form: Form, isInKansas = false): readonly ViewName[] {
  return isInKansas && KANSAS_ALONE.includes(form) ? ['kansas', ...TABS[form]] : TABS[form];
}

/** The view that is seen among those of the tabs. */
export function shownTab(tabs: readonly ViewName[], wanted: ViewName): ViewName {
  return tabs.includes(wanted) ? wanted : (tabs[0] as ViewName);
}

export function isSeen(view: ViewName, tabs: readonly ViewName[], wanted: ViewName): boolean {
  return tabs.includes(view) ? shownTab(tabs, wanted) === view : view !== 'kansas';
}

/** The maps fit into the room they have, except on a phone. */
export function scrolls(view: ViewName, form: Form): boolean {
  return form === 'narrow' || (view !== 'trail' && view !== 'railroad');
}

/** Where each question is best answered, in Kansas City among its steps where they are a view. */
const ANSWERED_IN: Partial<Record<ViewName, readonly string[]>> = {
  kansas: ['foresight', 'income', 'deliver'],
  trail: ['begin', 'move', 'drive', 'free_move', 'way', 'visit', 'site', 'trade', 'hazard', 'hazard_or_trade'],
  railroad: ['engine', 'engine_back', 'engine_home', 'special_delivery', 'upgrade', 'upgrade_behind', 'deliver'],
  own: [
    'discard_for',
    'discard_drawn',
    'remove_cards',
    'auxiliary',
    'build',
    'station_master',
    'city_disc',
    'station_disc',
  ],
  markets: ['hire', 'buy', 'buy_second', 'objective'],
};

export function viewFor(step: string, tabs: readonly ViewName[]): ViewName | undefined {
  const views = VIEWS.filter((view) => view !== 'kansas' || tabs.includes(view));
  return views.find((view) => ANSWERED_IN[view]?.includes(step));
}
