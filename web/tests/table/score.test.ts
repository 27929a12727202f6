import { describe, expect, it } from 'vitest';
import carson from '../../src/games/carson';
import colt from '../../src/games/colt';
import type { Drawing } from '../../src/games/drawing';
import type { View } from '../../src/lib/wire';
import { scoreOf } from '../../src/table/score';
import { aView } from '../colt/fixtures';
import { textsOfGame } from '../drawing';

const MONEY = aView() as unknown as View;

describe('what a player has, as it is written', () => {
  it('is money where the game counts money, with a sign for what is hidden', () => {
    const drawing = colt as unknown as Drawing;
    const texts = textsOfGame('colt', 'en');
    expect([0, 2].map((seat) => scoreOf(drawing, MONEY, seat, texts))).toEqual(['$750', '$250 + ?']);
  });

  it('is a plain number where the game counts points', () => {
    const drawing = { ...carson, points: () => 12 } as unknown as Drawing;
    expect(scoreOf(drawing, MONEY, 0, textsOfGame('carson', 'en'))).toBe('12');
    expect(scoreOf({ ...drawing, points: () => null }, MONEY, 0, textsOfGame('carson', 'en'))).toBeNull();
  });
});
