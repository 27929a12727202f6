/** How the views of the board share the space available. */

import { BROADEST } from './places';
import { WIDE_RAILS } from './rails';

export const VIEWS = ['trail', 'railroad', 'own', 'markets', 'more'] as const;
/** The hand and the steps in Kansas City are parts that stand beside a view. */
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
export function tabsOf(form: Form): readonly ViewName[] {
  if (form === 'narrow') return VIEWS;
  if (form === 'middle') return ['trail', 'own', 'markets', 'more'];
  return form === 'huge' ? ['own', 'more'] : ['own', 'markets', 'more'];
}

/** The view that is seen among those of the tabs. */
export function shownTab(form: Form, wanted: ViewName): ViewName {
  const tabs = tabsOf(form);
  return tabs.includes(wanted) ? wanted : (tabs[0] as ViewName);
}

export function isSeen(view: ViewName, form: Form, wanted: ViewName): boolean {
  return !tabsOf(form).includes(view) || shownTab(form, wanted) === view;
}

/** The maps fit into the room they have, except on a phone. */
export function scrolls(view: ViewName, form: Form): boolean {
  return form === 'narrow' || (view !== 'trail' && view !== 'railroad');
}

/** Where each question is best answered. In Kansas City the steps themselves are in sight, whatever else is. */
const ANSWERED_IN: Partial<Record<ViewName, readonly string[]>> = {
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

export function viewFor(step: string): ViewName | undefined {
  return VIEWS.find((view) => ANSWERED_IN[view]?.includes(step));
}
