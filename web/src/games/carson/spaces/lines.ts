/** The action spaces as they are laid out: in the order of resolution, in lines of what belongs together. */

import { SPACES, type SpaceRow } from '../generated';
import type { CarsonView } from '../view';

export interface SpaceLine {
  name: 'supply' | 'construction' | 'income' | 'points' | 'trade';
  spaces: readonly string[];
}

export const LINES: readonly SpaceLine[] = [
  { name: 'supply', spaces: ['wages', 'ammunition', 'roads_3', 'road_1', 'parcel_purchase'] },
  { name: 'construction', spaces: [...allOf('construction'), 'kept_buildings'] },
  { name: 'income', spaces: ['parcel_income', 'firepower_income', 'gambling', 'estate_income'] },
  { name: 'points', spaces: ['parcel_vp', 'firepower_vp', 'property_vp'] },
  { name: 'trade', spaces: allOf('buy_vp') },
];

function allOf(kind: string): string[] {
  return SPACES.filter((space) => space.kind === kind).map(({ word }) => word);
}

function rowOf(space: string): SpaceRow | undefined {
  return SPACES.find(({ word }) => word === space);
}

/** The rule that tells what a space brings. */
const RULES: Record<string, string> = {
  wages: 'CC-7.1',
  ammunition: 'CC-7.2',
  roads_3: 'CC-7.3',
  road_1: 'CC-7.4',
  parcel_purchase: 'CC-7.5',
  construction: 'CC-7.6',
  kept_buildings: 'CC-7.7',
  parcel_income: 'CC-7.8',
  firepower_income: 'CC-7.9',
  gambling: 'CC-7.10',
  estate_income: 'CC-7.11',
  parcel_vp: 'CC-7.12',
  firepower_vp: 'CC-7.13',
  property_vp: 'CC-7.14',
  buy_vp: 'CC-7.15',
};

/** Whether it is only a moment of the round, where nobody places a cowboy. */
export function isAutomatic(space: string): boolean {
  return rowOf(space) === undefined;
}

/** What kind of space it is, without its price: `construction`, `buy_vp`, or the space itself. */
export function kindOf(space: string): string {
  return rowOf(space)?.kind ?? space;
}

/** The price printed on a space, if there is one. */
export function priceOf(space: string): number | null {
  return rowOf(space)?.price ?? null;
}

export function ruleOf(space: string): string {
  return RULES[kindOf(space)] ?? 'CC-6.1';
}

/** Whether the round marker lies on or left of the space. */
export function isClosed(view: CarsonView, space: string): boolean {
  return view.closed.includes(space);
}

/** The space that the round marker closed last. */
export function markerOn(view: CarsonView): string | null {
  return view.closed[0] ?? null;
}

/** Every space in the order of resolution. */
export const ALL_SPACES: readonly string[] = LINES.flatMap((line) => line.spaces);
