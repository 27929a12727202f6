import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/colt';
import { tokensOn, worthOf, type ColtView } from '../../src/games/colt/view';
import { aView, textsOf } from './fixtures';

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

describe('what happens to a player', () => {
  const view = { ...aView(), bandits: { doc: { seat: 0 }, ghost: { seat: 1 } } } as unknown as ColtView;

  it('is what happens to their bandit', () => {
    const shot = { event: 'shot', bandit: 'ghost', target: 'doc' };
    expect([0, 1, 2].map((seat) => drawing.concerns(shot, view, seat))).toEqual([true, true, false]);
    expect(drawing.concerns({ event: 'hit', bandit: 'ghost', amount: 1 }, view, 0)).toBe(false);
  });
});

describe('the view', () => {
  it('names loot by the words with which it is taken', () => {
    expect(tokensOn(aView(), 'car2').map(({ word }) => word)).toEqual(['jewel', 'purse4', 'purse5']);
    expect(tokensOn(aView(), 'car1')).toEqual([]);
  });

  it('writes on a purse what is known of it, as money is written', () => {
    const [known, unknown] = [{ value: 350 }, { value: null }];
    expect(['en', 'pl'].map((lang) => worthOf(known, textsOf(lang)))).toEqual(['$350', '350\u00a0$']);
    expect(worthOf(unknown, textsOf('en'))).toBeNull();
  });
});
