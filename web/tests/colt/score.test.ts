import { describe, expect, it } from 'vitest';
import colt from '../../src/games/colt';
import type { Drawing } from '../../src/games/drawing';
import type { View } from '../../src/lib/wire';
import { scoreOf } from '../../src/table/score';
import { textsOfGame } from '../drawing';
import { aView } from './fixtures';

describe('what a player has, as it is written', () => {
  it('is money, with a sign for what is hidden', () => {
    const view = aView() as unknown as View;
    const texts = textsOfGame('colt', 'en');
    expect([0, 2].map((seat) => scoreOf(colt as unknown as Drawing, view, seat, texts))).toEqual(['$750', '$250 + ?']);
  });
});
