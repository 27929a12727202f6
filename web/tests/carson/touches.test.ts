import { describe, expect, it } from 'vitest';
import { chapter, points, touches } from '../../src/games/carson/touches';
import { aPlayer, aView } from './fixtures';

describe('what the table asks', () => {
  it('is the points of a player', () => {
    const view = aView({ players: [aPlayer({ points: 7 })] });
    expect([points(view, 0), points(view, 4)]).toEqual([7, null]);
  });

  it('is the spots an event speaks of', () => {
    expect(touches({ event: 'moved', seat: 0, place: 'wages', target: 'c4' })).toEqual(['wages', 'c4']);
    expect(touches({ event: 'laid', seat: 0, edge: 'c4n' })).toEqual(['c4n']);
    expect(touches({ event: 'built', seat: 0, building: 'bank', parcel: 'c4' })).toEqual(['c4']);
    expect(touches({ event: 'passed', seat: 0, position: 1 })).toEqual([]);
  });

  it('is where a chapter begins', () => {
    expect([chapter({ event: 'round', amount: 2 }), chapter({ event: 'placed', seat: 0 })]).toEqual([true, false]);
  });
});
