import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Scoring from '../../src/games/carson/Scoring.svelte';
import { runningTotals, sourcesOf } from '../../src/games/carson/scoring';
import { chapter, points, touches } from '../../src/games/carson/touches';
import { aPlayer, asView, aView, NAMES, textsOf } from './fixtures';

const RESULT = {
  scores: [9, 4],
  ranking: [[0], [1]],
  breakdown: { buy_vp: [3, 0], sheriff: [0, 0], filled_parcels: [6, 4] },
};

describe('final scoring', () => {
  it('counts the sources that gave anybody points', () => {
    expect(sourcesOf(RESULT)).toEqual(['buy_vp', 'filled_parcels']);
  });

  it('adds them up one after the other', () => {
    expect(runningTotals(RESULT, [])).toEqual([0, 0]);
    expect(runningTotals(RESULT, ['buy_vp'])).toEqual([3, 0]);
    expect(runningTotals(RESULT, ['buy_vp', 'filled_parcels'])).toEqual(RESULT.scores);
  });
});

describe('the table of the final scoring', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const show = (pace: number) =>
    render(Scoring, { view: asView(aView()), result: RESULT, names: NAMES, texts: textsOf('en'), pace });
  const totals = () => [...document.querySelectorAll('tfoot td')].map((cell) => Number(cell.textContent));

  it('counts row by row up to the result', async () => {
    vi.useFakeTimers();
    show(1);
    const seen = [totals()];
    for (let row = 0; row < 3; row++) {
      vi.advanceTimersByTime(700);
      await tick();
      seen.push(totals());
    }
    expect(seen).toEqual([
      [0, 0],
      [3, 0],
      [9, 4],
      [9, 4],
    ]);
  });

  it('is complete at once where nothing may move', () => {
    show(0);
    expect(totals()).toEqual(RESULT.scores);
  });
});

describe('what the table asks', () => {
  it('is the points of a player', () => {
    const view = asView(aView({ players: [aPlayer({ points: 7 })] }));
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
