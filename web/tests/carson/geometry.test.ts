import { describe, expect, it } from 'vitest';
import {
  centreOf,
  chanceOf,
  cornerOf,
  courseOf,
  EDGES,
  endsOf,
  isParcel,
  isUpright,
  middleOf,
  mouthOf,
  reachOf,
  riverPath,
} from '../../src/games/carson/geometry';
import { PARCELS } from '../../src/games/carson/generated';

const RIVER = ['c1', 'c2', 'c3', 'd3', 'd4', 'd5', 'e5', 'e6', 'e7', 'e8'];

describe('parcels', () => {
  it('are 64, row by row from the upper left', () => {
    expect(PARCELS).toHaveLength(64);
    expect(PARCELS.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(PARCELS.at(-1)).toBe('h8');
  });

  it('lie where column and row say', () => {
    expect(cornerOf('a1')).toEqual({ x: 0, y: 0 });
    expect(centreOf('c4')).toEqual({ x: 250, y: 350 });
  });
});

describe('edges', () => {
  it('are 144, each once', () => {
    expect(EDGES).toHaveLength(144);
    expect(new Set(EDGES).size).toBe(144);
  });

  it('run along the side of their parcel', () => {
    expect(endsOf('c4n')).toEqual({ from: { x: 200, y: 300 }, to: { x: 300, y: 300 } });
    expect(endsOf('c4w')).toEqual({ from: { x: 200, y: 300 }, to: { x: 200, y: 400 } });
    expect(endsOf('c8s')).toEqual({ from: { x: 200, y: 800 }, to: { x: 300, y: 800 } });
    expect(endsOf('h4e')).toEqual({ from: { x: 800, y: 300 }, to: { x: 800, y: 400 } });
    expect(middleOf('c4w')).toEqual({ x: 200, y: 350 });
    expect([isUpright('c4w'), isUpright('h4e'), isUpright('c4n'), isUpright('c8s')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('can be hit up to the centres of the parcels beside them', () => {
    expect(reachOf('b2n')).toBe('100,100 150,50 200,100 150,150');
    expect(reachOf('b2w')).toBe('100,100 150,150 100,200 50,150');
  });
});

describe('words', () => {
  it('are told apart', () => {
    expect([isParcel('c4'), isParcel('c9'), isParcel('wages')]).toEqual([true, false, false]);
  });
});

describe('the river', () => {
  it('is followed from rim to rim, in whatever order its parcels come', () => {
    const course = courseOf([...RIVER].sort().reverse());
    expect([RIVER, [...RIVER].reverse()]).toContainEqual(course);
  });

  it('leaves the map through the nearest rim', () => {
    expect(mouthOf('c1')).toEqual({ x: 250, y: 0 });
    expect(mouthOf('e8')).toEqual({ x: 450, y: 800 });
    expect(mouthOf('a3')).toEqual({ x: 0, y: 250 });
    expect(mouthOf('h6')).toEqual({ x: 800, y: 550 });
    expect(mouthOf('d4')).toBeNull();
  });

  it('is one line that bends in the centres of its parcels', () => {
    expect(riverPath(['b1', 'b2', 'b3', 'a3'])).toBe(
      'M150 0Q150 50 150 100Q150 150 150 200Q150 250 100 250Q50 250 0 250',
    );
    expect(riverPath([])).toBe('');
  });
});

describe('what lies about', () => {
  it('is always the same and rarely alike', () => {
    const chances = PARCELS.map((parcel) => chanceOf(parcel, 1));
    expect(chances).toEqual(PARCELS.map((parcel) => chanceOf(parcel, 1)));
    expect(new Set(chances).size).toBeGreaterThan(60);
    expect(chances.every((chance) => chance >= 0 && chance < 1)).toBe(true);
    expect(chanceOf('c4', 1)).not.toBe(chanceOf('c4', 2));
  });
});
