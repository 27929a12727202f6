import { afterEach, describe, expect, it } from 'vitest';
import { noteSolved, solvedIn, solvedPuzzles } from '../../src/learn/solved';

afterEach(() => localStorage.clear());

describe('solved puzzles', () => {
  it('are remembered once each', () => {
    for (const id of ['a', 'b', 'a']) noteSolved(id);
    expect([...solvedPuzzles()]).toEqual(['a', 'b']);
  });

  it.each([null, 'nonsense', '{}', '[7]'])('of %s are none', (kept) => {
    expect(solvedIn(kept).size).toBe(0);
  });
});
