/** How large things are on the map, and how the icons of a building share its tile. */

import { kindOf, type Point } from '../places';

export interface Box {
  width: number;
  height: number;
}

const BUILDING: Box = { width: 128, height: 84 };
const UPRIGHT: Box = { width: 80, height: 124 };
/** The eaves of a building, in the colour of its owner, and the sign that rises above them. */
export const EAVES = 15;
export const SIGN: Box = { width: 46, height: 28 };
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

/** Below the eaves: one alone is large, more stand in two columns. */
function inRows(count: number): (Point & { size: number })[] {
  const top = -BUILDING.height / 2 + EAVES;
  const room = BUILDING.height - EAVES;
  if (count <= 2) {
    const size = count === 1 ? 84 : 61;
    const y = top + (room - (size * 2) / 3) / 2 + 1;
    return Array.from({ length: count }, (_, place) => ({ x: (place - count / 2) * (size + 1), y, size }));
  }
  return Array.from({ length: count }, (_, place) => ({
    x: (place % 2) * 56 - 54 + (count === 3 && place === 2 ? 28 : 0),
    y: top + 1.5 + Math.floor(place / 2) * 34,
    size: 50,
  }));
}

/** Below the eaves, one under the other. */
function stacked(count: number): (Point & { size: number })[] {
  const room = UPRIGHT.height - EAVES - 8;
  const step = Math.min(50, room / count);
  const size = Math.min(74, step * 1.5 - 2);
  const top = -UPRIGHT.height / 2 + EAVES + 6 + (room - step * count) / 2;
  return Array.from({ length: count }, (_, place) => ({
    x: -size / 2,
    y: top + place * step + (step - (size * 2) / 3) / 2,
    size,
  }));
}
