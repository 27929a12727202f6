/** The action spaces as they are laid out: in the order of resolution, in lines of what belongs together. */

import type { CarsonView } from '../view';

/** The spaces where nobody places a cowboy: their time comes of itself. */
export const AUTOMATIC = ['parcel_purchase', 'kept_buildings', 'estate_income'] as const;

export interface SpaceLine {
  name: 'supply' | 'construction' | 'income' | 'points' | 'trade';
  spaces: readonly string[];
}

export const LINES: readonly SpaceLine[] = [
  { name: 'supply', spaces: ['wages', 'ammunition', 'roads_3', 'road_1', 'parcel_purchase'] },
  {
    name: 'construction',
    spaces: [...[12, 10, 8, 6, 5, 4, 3].map((price) => `construction_${price}`), 'kept_buildings'],
  },
  { name: 'income', spaces: ['parcel_income', 'firepower_income', 'gambling', 'estate_income'] },
  { name: 'points', spaces: ['parcel_vp', 'firepower_vp', 'property_vp'] },
  { name: 'trade', spaces: ['buy_vp_5', 'buy_vp_4', 'buy_vp_3', 'buy_vp_2'] },
];

/** The round marker closes one of these after each round, in this order (CC-12.1). */
const CLOSING = ['buy_vp_2', 'buy_vp_3', 'buy_vp_4'];

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

export function isAutomatic(space: string): boolean {
  return (AUTOMATIC as readonly string[]).includes(space);
}

/** What kind of space it is, without its price: `construction`, `buy_vp`, or the space itself. */
export function kindOf(space: string): string {
  return priceOf(space) === null ? space : space.slice(0, space.lastIndexOf('_'));
}

/** The price printed on a space, if there is one. */
export function priceOf(space: string): number | null {
  const found = /^(?:construction|buy_vp)_(\d+)$/.exec(space);
  return found ? Number(found[1]) : null;
}

export function ruleOf(space: string): string {
  return RULES[kindOf(space)] ?? 'CC-6.1';
}

/** Whether the round marker lies on or right of the space. */
export function isClosed(view: CarsonView, space: string): boolean {
  return CLOSING.slice(0, Math.max(view.round - 1, 0)).includes(space);
}

/** The space that the round marker closed last. */
export function markerOn(view: CarsonView): string | null {
  return CLOSING[Math.min(view.round, CLOSING.length + 1) - 2] ?? null;
}

/** Every space in the order of resolution. */
export const ALL_SPACES: readonly string[] = LINES.flatMap((line) => line.spaces);
