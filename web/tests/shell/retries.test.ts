import { beforeEach, describe, expect, it } from 'vitest';
import { remember, retriesOf, retryAt } from '../../src/shell/retries';

describe('another try of a finished game', () => {
  beforeEach(() => localStorage.clear());

  it('is known by its table, and by the game', () => {
    remember('try1', { of: 'game', moment: 3, seat: 1 });
    remember('try2', { of: 'game', moment: 5, seat: 0 });
    remember('try3', { of: 'other', moment: 5, seat: 0 });
    expect(retryAt('try1')).toEqual({ of: 'game', moment: 3, seat: 1 });
    expect(retryAt('game')).toBeNull();
    expect(retriesOf('game').map(({ table }) => table)).toEqual(['try2', 'try1']);
  });

  it('is forgotten after many others', () => {
    for (let number = 0; number < 41; number++) remember(`try${number}x`, { of: 'game', moment: 1, seat: 0 });
    expect([retryAt('try0x'), retriesOf('game').length]).toEqual([null, 40]);
  });

  it('is not known where storage was tampered with', () => {
    localStorage.setItem('posse-retries', '{');
    expect(retryAt('try1')).toBeNull();
  });
});
