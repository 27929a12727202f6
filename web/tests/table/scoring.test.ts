import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../src/lib/wire';
import { isUpset, runningTotals, sourcesOf, tieWinners } from '../../src/table/scoring';
import Scoring from '../../src/table/Scoring.svelte';
import { Texts } from '../../src/lib/fluent';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const RESULT: Result = {
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

  const show = (pace: number, result = RESULT) =>
    render(Scoring, { result, names: ['Ada', 'Bob'], texts: new Texts('en', allTexts('en'), DUEL), pace });
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.replace(/\s+/g, ' ').trim());
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

  it('stands in the order of the places', () => {
    show(0, { ...RESULT, ranking: [[1], [0]] });
    expect(heads()).toEqual(['Source of points', 'Bob Place 1', 'Ada Place 2']);
  });

  it('has no first place where nobody wins', () => {
    show(0, { ...RESULT, ranking: [[], [0], [1]] });
    expect(heads()).toEqual(['Source of points', 'Ada Place 2', 'Bob Place 3']);
  });

  it('marks the own column, in every row', () => {
    const texts = new Texts('en', allTexts('en'), DUEL);
    render(Scoring, { result: RESULT, names: ['Ada', 'Bob'], texts, pace: 0, mine: [1] });
    expect(screen.getByRole('columnheader', { name: 'Bob you Place 2' }).classList).toContain('own');
    const rows = [...document.querySelectorAll('tbody tr, tfoot tr')];
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.classList.contains('own')))).toEqual(
      rows.map(() => [false, true]),
    );
  });

  it('knows when equal points were not enough', () => {
    const tied = { ...RESULT, scores: [9, 9], breakdown: { buy_vp: [9, 9] } };
    expect(tieWinners(tied)).toEqual([[0]]);
    expect(tieWinners(RESULT)).toEqual([]);
    expect(tieWinners({ ...tied, ranking: [[0, 1]] })).toEqual([]);
    expect(tieWinners({ ...tied, scores: [9, 12, 9], ranking: [[0], [1], [2]] })).toEqual([]);
  });

  it('knows of every place what decided it, once for all who had as many points', () => {
    const tied = { scores: [34, 28, 26, 28, 26, 26], ranking: [[0], [1], [3], [4, 2], [5]], breakdown: {} };
    expect(tieWinners(tied)).toEqual([[1], [4, 2]]);
    const three = { scores: [7, 7, 7, 2], ranking: [[2], [0], [1], [3]], breakdown: {} };
    expect(tieWinners(three)).toEqual([[2]]);
    expect(tieWinners({ scores: [0, 0], ranking: [[], [0], [1]], breakdown: {} })).toEqual([[0]]);
  });

  it('knows when more points have not won', () => {
    expect(isUpset({ ...RESULT, scores: [9, 12] })).toBe(true);
    expect(isUpset(RESULT)).toBe(false);
  });

  it('is complete at once where nothing may move', () => {
    show(0);
    expect(totals()).toEqual(RESULT.scores);
  });
});
