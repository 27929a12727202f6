import { describe, expect, it } from 'vitest';
import {
  boxOf,
  columnOf,
  insideOf,
  lying,
  pictureOf,
  roofOf,
  shownIn,
  spotsOf,
  standing,
} from '../../src/games/colt/geometry';
import {
  banditsIn,
  columnInFocus,
  crowdOn,
  hasOverview,
  heightInColumn,
  OVERVIEW,
  scaleOf,
} from '../../src/games/colt/train/crowd';
import { Reel } from '../../src/games/colt/film/reel.svelte';
import { ColtTable } from '../../src/games/colt/table.svelte';
import { aBandit, aView, aViewWithHorses, can, someProps } from './fixtures';

describe('spots', () => {
  it('are named from the front to the rear', () => {
    expect(spotsOf(aView())).toEqual([
      ...['loco_roof', 'loco', 'car1_roof', 'car1', 'car2_roof', 'car2', 'car3_roof', 'car3'],
    ]);
    expect(spotsOf(aViewWithHorses()).slice(-2)).toEqual(['coach_roof', 'coach']);
    expect([columnOf('car2_roof'), columnOf('loco'), insideOf(0), roofOf(3)]).toEqual([2, 0, 'loco', 'car3_roof']);
  });

  it('of the Stagecoach are seen beside its column', () => {
    expect(shownIn(aViewWithHorses({ coach: 'car3' }), 'coach_roof')).toBe(3);
  });

  it('never overlap', () => {
    const view = aViewWithHorses();
    const boxes = spotsOf(view).map((spot) => boxOf(view, spot));
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    });
  });

  it('hold everybody and everything, however many', () => {
    const view = aViewWithHorses();
    for (const spot of spotsOf(view)) {
      const { x, width } = boxOf(view, spot);
      for (const place of [0, 5]) expect(standing(view, spot, place, 6).x).toBeGreaterThan(x + 15);
      expect(standing(view, spot, 5, 6).x).toBeLessThan(x + width - 15);
      expect(lying(view, spot, 11, 12).x).toBeLessThan(x + width - 10);
    }
  });
});

describe('the crowd', () => {
  it('leaves out bandits who got away and shows those still riding', () => {
    const gone = aView({ bandits: { doc: aBandit(0, 'gone'), tuco: aBandit(2, 'car1') } });
    expect(crowdOn(gone, 'car3').map(({ bandit }) => bandit)).toEqual(['tuco']);
    const attack = aViewWithHorses({ round: 0, bandits: { doc: aBandit(0, null), tuco: aBandit(2, 'car3') } });
    expect(crowdOn(attack, 'car2').map(({ bandit, mounted }) => [bandit, mounted])).toEqual([
      ['doc', true],
      ['tuco', false],
    ]);
  });
});

describe('the scale', () => {
  const size = pictureOf(aViewWithHorses());

  it('shows the whole train where it can be read', () => {
    expect(scaleOf(1000, 500, size)).toBeCloseTo(Math.min(1000 / size.width, 500 / size.height));
  });

  it('shows it whole in a window of 1280 by 720', () => {
    expect(scaleOf(910, 324, { width: 1472, height: 490 })).toBeCloseTo(910 / 1472);
  });

  it('lets it be scrolled where it would be too small', () => {
    const scale = scaleOf(370, heightInColumn(aViewWithHorses()) - 4, size);
    expect(scale * size.width).toBeGreaterThan(370);
    expect(scale).toBeGreaterThan(0.7);
  });
});

describe('the overview', () => {
  const size = { width: 1472, height: 490 };

  it('is there where the train is too wide and has height to spare', () => {
    expect(hasOverview(790, 440, size)).toBe(true);
    expect(scaleOf(790, 440 - OVERVIEW, size)).toBe(scaleOf(790, 440, size));
    expect(hasOverview(790, 384, size)).toBe(true);
  });

  it('is not there where the train is whole, or would become much smaller by it', () => {
    expect(hasOverview(1400, 600, size)).toBe(false);
    expect(hasOverview(370, heightInColumn(aViewWithHorses()) - 4, size)).toBe(false);
    expect(hasOverview(790, 360, size)).toBe(false);
  });

  it('knows who is in a car, on its roof, or on the Stagecoach beside it', () => {
    const view = aViewWithHorses({
      coach: 'car1',
      bandits: {
        belle: aBandit(0, 'car1'),
        doc: aBandit(1, 'car1_roof'),
        tuco: aBandit(2, 'coach'),
        ghost: aBandit(3, 'car2'),
      },
    });
    expect(banditsIn(view, 1)).toEqual([
      { bandit: 'belle', roof: false },
      { bandit: 'doc', roof: true },
      { bandit: 'tuco', roof: false },
    ]);
    expect(banditsIn(view, 0)).toEqual([]);
  });
});

describe('a train that has to be scrolled', () => {
  const inFocus = (step: string, ...answers: string[]) => {
    const props = someProps({ question: { step, bandit: 'doc' }, spots: can(...answers) });
    return columnInFocus(new ColtTable(() => props, new Reel()));
  };

  it('shows whoever is asked about where the choice is near', () => {
    expect(inFocus('move', 'move car2', 'move loco')).toBe(3);
    expect(inFocus('act', 'play doc move', 'draw')).toBe(3);
    expect(inFocus('fire', 'shoot belle', 'shoot tuco')).toBe(3);
  });

  it('shows the choice where it is out of sight', () => {
    expect(inFocus('marshal', 'send loco')).toBe(0);
    expect(inFocus('marshal', 'send loco', 'send car1')).toBe(0.5);
    expect(inFocus('fire', 'shoot tuco')).toBe(1);
  });
});
