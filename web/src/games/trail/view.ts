/** What can be derived from a view of Great Western Trail. */

import type { BuildingOnSpot, TileOnSpot, View } from './generated';

/** The page as src/posse/games/trail/view.py builds it. */
export type TrailView = View;

/** What lies on a spot of the trail. */
export type OnSpot = View['trail'][string];

export function isTile(on: OnSpot | undefined): on is TileOnSpot {
  return on !== undefined && 'tile' in on;
}

export function isBuilding(on: OnSpot | undefined): on is BuildingOnSpot {
  return on !== undefined && 'building' in on;
}

/** Cards by word as often as they are there, such as those of a hand. */
export function spread(counts: Record<string, number> | undefined): string[] {
  return Object.entries(counts ?? {}).flatMap(([word, count]) => Array.from({ length: count }, () => word));
}
