import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/carson';
import { aPlayer, aView } from './fixtures';

describe('what the table asks', () => {
  it('is the points of a player', () => {
    const view = aView({ players: [aPlayer({ points: 7 })] });
    expect([drawing.points(view, 0), drawing.points(view, 4)]).toEqual([7, null]);
  });

  it('is where a chapter begins', () => {
    expect([
      drawing.plot.chapter({ event: 'round', amount: 2 }),
      drawing.plot.chapter({ event: 'placed', seat: 0 }),
    ]).toEqual([true, false]);
  });
});
