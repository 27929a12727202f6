/** What the spots of the trail are called at a table: by what stands there, as it is drawn. */

import type { Naming, Texts } from '../../lib/fluent';
import { SPOTS, type BuildingOnSpot } from './generated';
import type { TrailView } from './view';

const ROWS = new Map(SPOTS.map((spot) => [spot.word, spot]));

/** A free building spot: the neutral spots before and behind it, and which one between them it is. */
interface Between {
  from: string;
  to: string;
  number: number;
}

const BETWEEN: ReadonlyMap<string, Between> = new Map(placesBetween());

/** Spots with a risk action have their own names, after the hazard they lie behind. */
function* placesBetween(): Generator<[string, Between]> {
  for (const { word: from, kind, arrows } of SPOTS) {
    if (kind !== 'neutral') continue;
    const found = new Map<string, number>();
    for (const spot of arrows.flatMap(freeFrom)) {
      const to = endOf(spot);
      const number = (found.get(to) ?? 0) + 1;
      found.set(to, number);
      yield [spot, { from, to, number }];
    }
  }
}

function isFree(spot: string): boolean {
  const row = ROWS.get(spot);
  return row?.kind === 'building' && row.risk === null;
}

/** The free spots that follow each other from here on. */
function freeFrom(spot: string): string[] {
  return isFree(spot) ? [spot, ...freeFrom(ROWS.get(spot)?.arrows[0] ?? '')] : [];
}

/** Where the way from a free spot ends: the next neutral spot, or the city. */
function endOf(spot: string): string {
  return isFree(spot) ? endOf(ROWS.get(spot)?.arrows[0] ?? '') : spot;
}

function buildingOn(view: TrailView, spot: string): BuildingOnSpot | null {
  const on = view.trail[spot];
  return on !== undefined && 'building' in on ? on : null;
}

/** Whatever the names depend on. */
export function standing(view: TrailView): string {
  return Object.keys(view.trail)
    .map((spot) => `${spot} ${buildingOn(view, spot)?.building ?? ''} ${buildingOn(view, spot)?.owner ?? ''}`)
    .join();
}

export function namingAt(view: TrailView, texts: Texts, names: readonly string[]): Naming {
  const letterOf = (spot: string) => buildingOn(view, spot)?.building ?? texts.noun('spot', spot);
  return (list, spot, form, beside) => {
    if (list !== 'spot') return null;
    const on = buildingOn(view, spot);
    // Where a building has just been built, it would not tell where that is.
    if (on && !beside.includes(on.building)) {
      const owner = on.owner === null ? 'none' : (names[on.owner] ?? '');
      return texts.form('spot-built', form, { building: on.building, owner });
    }
    const place = BETWEEN.get(spot);
    if (place === undefined) return null;
    return texts.form('spot-free', form, { ...place, from: letterOf(place.from), to: letterOf(place.to) });
  };
}
