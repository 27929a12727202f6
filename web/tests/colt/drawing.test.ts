import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/colt';
import { tokensOn } from '../../src/games/colt/view';
import { aView } from './fixtures';

describe('what the table asks', () => {
  it('is the money of a player, unless some of it is hidden', () => {
    expect(drawing.points(aView(), 0)).toBe(750);
    expect(drawing.points(aView(), 2)).toBeNull();
    expect(drawing.points(aView(), 5)).toBeNull();
  });

  it('is where a chapter begins', () => {
    expect([
      drawing.plot.chapter({ event: 'round', amount: 2 }),
      drawing.plot.chapter({ event: 'turn', amount: 1 }),
    ]).toEqual([true, false]);
  });
});

describe('the view', () => {
  it('names loot by the words with which it is taken', () => {
    expect(tokensOn(aView(), 'car2').map(({ word }) => word)).toEqual(['jewel', 'purse4', 'purse5']);
    expect(tokensOn(aView(), 'car1')).toEqual([]);
  });
});
