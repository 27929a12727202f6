import { describe, expect, it } from 'vitest';
import carson from '../../src/games/carson';
import type { Drawing } from '../../src/games/drawing';
import type { View } from '../../src/lib/wire';
import { scoreOf } from '../../src/table/score';
import { textsOfGame } from '../drawing';

const VIEW = {} as View;

describe('what a player has, as it is written', () => {
  it('is a plain number where the game counts points', () => {
    const drawing = { ...carson, points: () => 12 } as unknown as Drawing;
    const texts = textsOfGame('carson', 'en');
    expect(scoreOf(drawing, VIEW, 0, texts)).toBe('12');
    expect(scoreOf({ ...drawing, points: () => null }, VIEW, 0, texts)).toBeNull();
  });
});
