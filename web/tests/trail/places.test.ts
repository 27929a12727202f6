import { describe, expect, it } from 'vitest';
import { CITIES, SPACES, SPOTS, STATIONS } from '../../src/games/trail/generated';
import {
  formOf,
  isSeen,
  mapWidth,
  shownTab,
  tabsOf,
  viewFor,
  VIEWS,
  type Form,
  type ViewName,
} from '../../src/games/trail/layout';
import { ridersAt } from '../../src/games/trail/map/riders';
import { boxOf, iconsOn } from '../../src/games/trail/map/shapes';
import { hazardOf, kindOf, mapFor, pointOf, STRETCHES, tradeValue } from '../../src/games/trail/places';
import { cityPlace, masterPlace, numberOf, railsFor, spaceAt, stationPlace } from '../../src/games/trail/rails';

const FRAMES = { 'as printed': { width: 660, height: 500 }, 'on its side': { width: 380, height: 540 } };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two things around their middles lie over one another. */
function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1
  );
}

function overlaps(boxes: Record<string, Box>): string[] {
  const all = Object.entries(boxes);
  return all.flatMap(([name, box], index) =>
    all
      .slice(index + 1)
      .filter(([, other]) => overlap(box, other))
      .map(([other]) => `${name} ${other}`),
  );
}

describe.each(Object.entries(FRAMES))('the map %s', (_, frame) => {
  const size = mapFor(frame);

  it('has all spots inside, and none over another', () => {
    const boxes = Object.fromEntries(
      SPOTS.map(({ word: spot }) => [spot, { ...pointOf(spot, size), ...boxOf(spot, size.tall) }]),
    );
    expect(overlaps(boxes)).toEqual([]);
    for (const { x, y, width, height } of Object.values(boxes)) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(size.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(size.height);
    }
  });

  it('shows every cattleman whole, however many share a spot, and none behind another', () => {
    for (const { word: spot } of SPOTS) {
      const riders = ridersAt(
        Array.from({ length: 4 }, () => spot),
        size,
      );
      for (const { x, y } of riders) {
        expect(x).toBeGreaterThanOrEqual(34);
        expect(x).toBeLessThanOrEqual(size.width - 34);
        expect(y).toBeLessThanOrEqual(size.height - 8);
      }
      expect(new Set(riders.map(({ x }) => x)).size).toBe(4);
    }
  });

  it.each([1, 2, 3, 4])('has room for %i icons on a building', (count) => {
    const { width, height } = boxOf('a1', size.tall);
    for (const icon of iconsOn(count, size.tall)) {
      expect(icon.x).toBeGreaterThanOrEqual(-width / 2);
      expect(icon.x + icon.size).toBeLessThanOrEqual(width / 2 + 1);
      expect(icon.y + (icon.size * 2) / 3).toBeLessThanOrEqual(height / 2 + 1);
    }
  });
});

describe('the spots', () => {
  it('are 52, all on some way but those beside the trail', () => {
    const onWay = new Set(STRETCHES.flat());
    const spots = SPOTS.map(({ word }) => word);
    expect(spots).toHaveLength(52);
    expect(spots.filter((spot) => !onWay.has(spot))).toEqual(['trade_minus3', 'trade_minus2', 'trade_minus1']);
  });

  it('tell what they are for', () => {
    expect(['start', 'a', 'a1', 'flood1', 'flood_risk1', 'trade10', 'trade_risk1', 'kansas_city'].map(kindOf)).toEqual([
      ...['start', 'neutral', 'building', 'hazard', 'building', 'trade', 'building', 'city'],
    ]);
    expect(tradeValue('trade_minus2')).toBe(-2);
    expect(tradeValue('trade_risk2')).toBeNull();
    expect(hazardOf('rockfall3')).toEqual({ section: 'rockfall', number: 3 });
  });

  it('are joined by ways from fork to fork', () => {
    expect(STRETCHES).toContainEqual(['a', 'a1', 'a2', 'a3', 'b']);
    expect(STRETCHES).toContainEqual(['c', 'c_south', 'd', 'e']);
    expect(STRETCHES.filter((way) => way[0] === 'c_south').map((way) => way.at(-1))).toEqual(['e']);
    expect(STRETCHES).toHaveLength(14);
  });
});

describe.each([
  ['wide', railsFor(1050, false)],
  ['of middle width', railsFor(800, false)],
  ['upright', railsFor(390, true)],
])('the railroad %s', (_, rails) => {
  it('has all its parts inside, and none over another', () => {
    const { along, deep } = rails.city;
    const city = rails.tall ? { width: deep, height: along } : { width: along, height: deep };
    const spaces = SPACES.filter(({ station }) => station === null).map(({ word }) => word);
    const boxes: Record<string, Box> = Object.fromEntries([
      ...CITIES.map(({ word }, index) => [word, { ...cityPlace(rails, index), ...city }]),
      ...STATIONS.map(({ word }, index) => [word, { ...stationPlace(rails, index), width: rails.plate, height: 36 }]),
      ...[0, 1, 2, 3, 4].map((index) => [`master${index}`, { ...masterPlace(rails, index), width: 36, height: 36 }]),
      ...[...spaces, '39'].map((space) => [space, { ...spaceAt(rails, space), width: 19, height: 19 }]),
    ]);
    expect(overlaps(boxes)).toEqual([]);
    for (const { x, y, width, height } of Object.values(boxes)) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(rails.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(rails.height);
    }
  });
});

describe('the spaces of the railroad', () => {
  it('have numbers, turnouts half ones', () => {
    expect(['0', '39', 'turnout1', 'turnout9'].map(numberOf)).toEqual(['0', '39', '4½', '33½']);
  });
});

describe('the layout', () => {
  it('fits the window', () => {
    expect(formOf(1040, 690)).toBe('wide');
    expect(formOf(1430, 860)).toBe('wide');
    expect(formOf(2000, 1200)).toBe('huge');
    expect(formOf(800, 930)).toBe('middle');
    expect(formOf(382, 540)).toBe('narrow');
  });

  it('gives the map no more width than it can fill, and what is beside it the rest', () => {
    const map = (width: number, height: number) => mapFor({ width, height });
    const narrow = mapWidth(1010, 510);
    expect(narrow).toBeLessThan(0.66 * 1010);
    const height = 510 - (1010 * 192) / 1078;
    const { width: drawn, height: high } = map(narrow, height);
    expect(drawn / high).toBeCloseTo(narrow / height, 1);
    expect(mapWidth(1010, 100)).toBe(0);
  });

  const seenIn = (form: Form, wanted: ViewName, isInKansas = false) =>
    VIEWS.filter((view) => isSeen(view, tabsOf(form, isInKansas), wanted));

  it('shows trail and railroad always where there is room', () => {
    expect(seenIn('wide', 'markets')).toEqual(['trail', 'railroad', 'markets']);
    expect(seenIn('huge', 'trail')).toEqual(['trail', 'railroad', 'own', 'markets']);
    expect(seenIn('narrow', 'railroad')).toEqual(['railroad']);
    expect(tabsOf('narrow')).toEqual(VIEWS.slice(1));
    expect(shownTab(tabsOf('wide'), 'trail')).toBe('own');
  });

  it('lets Kansas City share the place of boards and markets, where it would leave them no room', () => {
    expect(seenIn('wide', 'kansas', true)).toEqual(['kansas', 'trail', 'railroad']);
    expect(seenIn('wide', 'markets', true)).toEqual(['trail', 'railroad', 'markets']);
    expect(seenIn('middle', 'kansas', true)).toEqual(['kansas', 'railroad']);
    expect(seenIn('narrow', 'own', true)).toEqual(['own']);
    expect(seenIn('huge', 'own', true)).toEqual(['trail', 'railroad', 'own', 'markets']);
  });

  it('knows where a question is answered', () => {
    const viewsFor = (form: Form, isInKansas: boolean, ...steps: string[]) =>
      steps.map((step) => viewFor(step, tabsOf(form, isInKansas)));
    expect(viewsFor('wide', false, 'move', 'engine', 'city_disc', 'buy')).toEqual([
      ...['trail', 'railroad', 'own', 'markets'],
    ]);
    expect(viewsFor('wide', true, 'foresight', 'income', 'deliver')).toEqual(['kansas', 'kansas', 'kansas']);
    expect(viewsFor('narrow', true, 'foresight', 'income', 'deliver')).toEqual([undefined, undefined, 'railroad']);
  });
});
