/** How large things are on the map, and how the icons of a building share its tile. */

import { kindOf, type Point } from '../places';

export interface Box {
  width: number;
  height: number;
}

const BUILDING: Box = { width: 122, height: 72 };
const UPRIGHT: Box = { width: 74, height: 116 };
const TILE: Box = { width: 54, height: 54 };
const CITY: Box = { width: 98, height: 96 };
const UPRIGHT_CITY: Box = { width: 80, height: 100 };

/** The room of a spot around its middle. */
export function boxOf(spot: string, tall: boolean): Box {
  switch (kindOf(spot)) {
    case 'hazard':
    case 'trade':
      return TILE;
    case 'start':
      return { width: 60, height: 54 };
    case 'city':
      return tall ? UPRIGHT_CITY : CITY;
    default:
      return tall ? UPRIGHT : BUILDING;
  }
}

/** Whether the tiles of a spot's section lie one above the other. */
export function isStacked(spot: string, tall: boolean): boolean {
  return (tall ? /^(flood|trade)\d/ : /^(drought|rockfall)\d/).test(spot);
}

/** The corner and width of each of some icons on a tile around the origin; they are two thirds as high as wide. */
export function iconsOn(count: number, tall: boolean): (Point & { size: number })[] {
  return tall ? stacked(count) : inRows(count);
}

/** Beside the label: one alone is large, more stand in two columns. */
function inRows(count: number): (Point & { size: number })[] {
  const left = -BUILDING.width / 2 + 27;
  if (count === 1) return [{ x: left + 9, y: -25, size: 75 }];
  if (count === 2) return [0, 1].map((place) => ({ x: left + place * 46, y: -15.5, size: 46 }));
  return Array.from({ length: count }, (_, place) => ({
    x: left + (place % 2) * 46 + (count === 3 && place === 2 ? 23 : 0),
    y: -32 + Math.floor(place / 2) * 32,
    size: 46,
  }));
}

/** Below the label, one under the other. */
function stacked(count: number): (Point & { size: number })[] {
  const size = Math.min(66, (86 / count) * 1.5 - 3);
  const step = Math.min(44, 86 / count);
  const top = -UPRIGHT.height / 2 + 26 + (86 - step * count) / 2;
  return Array.from({ length: count }, (_, place) => ({
    x: -size / 2,
    y: top + place * step + (step - (size * 2) / 3) / 2,
    size,
  }));
}
