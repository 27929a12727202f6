import { describe, expect, it } from 'vitest';
import { reasonsAgainst, reasonsForBest } from '../../src/learn/reasons';
import { Texts } from '../../src/lib/fluent';
import type { PuzzleSolution, RankedAnswer } from '../../src/lib/wire';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const texts = new Texts('en', allTexts('en'), DUEL);

function ranked(words: string, chance: number, lead: number | null): RankedAnswer {
  return { words, chance, lead, events: [] };
}

function solution(...answers: RankedAnswer[]): PuzzleSolution {
  return { right: false, events: [], answers };
}

const SOLVED = solution(ranked('place wages', 0.61, 2.5), ranked('pass', 0.4, -1.5));

describe('the reasons for the best answer', () => {
  it('tell what to expect, and by how much the next is worse', () => {
    const [lead, gain] = reasonsForBest(SOLVED, [], texts);
    expect(lead).toBe('With it you can expect to end 2.5 points ahead of the best opponent.');
    expect(gain).toMatch(/^The next best is 4 points worse: /);
  });

  it.each([
    [-3, /3 points behind/],
    [0.01, /level with/],
  ])('tell a lead of %d', (lead, told) => {
    expect(reasonsForBest(solution(ranked('pass', 0.5, lead)), [], texts)[0]).toMatch(told);
  });

  it('leave out what is not known', () => {
    expect(reasonsForBest(solution(ranked('pass', 0.5, null), ranked('place c4', 0.3, 1)), [], texts)).toEqual([]);
    expect(reasonsForBest(solution(), [], texts)).toEqual([]);
  });
});

describe('the reasons against an answer', () => {
  it('compare it with the best without naming that', () => {
    const told = reasonsAgainst('pass', SOLVED, [], texts);
    expect(told).toEqual(['It wins about 40% of such games, the best answer 61%.', 'It costs you 4 points.']);
  });

  it('say that nobody looked into it', () => {
    const [told, ...more] = reasonsAgainst('place d4', SOLVED, [], texts);
    expect(told).toBe('It is not among the promising answers. The best one wins about 61% of such games.');
    expect(more).toEqual([]);
  });
});
