/** The tiles of Kansas City by their words. */

import { TILES, type Hazard, type TileRow } from './generated';

/** An unknown tile shows nothing. */
const BLANK: TileRow = { kind: 'worker', hands: [], points: 0 };

export function tileOf(word: string): TileRow {
  return TILES[word] ?? BLANK;
}

/** The hazard that a tile is; null for workers and teepees. */
export function hazardOn(word: string): Hazard | null {
  const { kind } = tileOf(word);
  return kind === 'worker' || kind === 'teepee' ? null : kind;
}

export function isHazard(word: string): boolean {
  return hazardOn(word) !== null;
}
