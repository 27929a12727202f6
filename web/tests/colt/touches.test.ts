import { describe, expect, it } from 'vitest';
import { chapter, points, touches } from '../../src/games/colt/touches';
import { hasTwoColours, tokensOn } from '../../src/games/colt/view';
import { aView } from './fixtures';

describe('what the table asks', () => {
  it('is the money of a player, unless some of it is hidden', () => {
    expect(points(aView(), 0)).toBe(750);
    expect(points(aView(), 2)).toBeNull();
    expect(points(aView(), 5)).toBeNull();
  });

  it('is the spots and bandits an event speaks of', () => {
    expect(touches({ event: 'moved', bandit: 'doc', spot: 'car2' })).toEqual(['car2', 'doc']);
    expect(touches({ event: 'shot', bandit: 'doc', target: 'belle' })).toEqual(['doc', 'belle']);
    expect(touches({ event: 'marshal_went', spot: 'car1' })).toEqual(['marshal', 'car1']);
    expect(touches({ event: 'drew', seat: 0, amount: 3 })).toEqual([]);
  });

  it('is where a chapter begins', () => {
    expect([chapter({ event: 'round', amount: 2 }), chapter({ event: 'turn', amount: 1 })]).toEqual([true, false]);
  });
});

describe('the view', () => {
  it('names loot by the words with which it is taken', () => {
    expect(tokensOn(aView(), 'car2').map(({ word }) => word)).toEqual(['jewel', 'purse4', 'purse5']);
    expect(tokensOn(aView(), 'car1')).toEqual([]);
  });

  it('knows a hand of two bandits', () => {
    expect(
      hasTwoColours([
        ['doc', 'move'],
        ['bullet', 'tuco'],
      ]),
    ).toBe(false);
    expect(
      hasTwoColours([
        ['doc', 'move'],
        ['ghost', 'move'],
      ]),
    ).toBe(true);
  });
});
