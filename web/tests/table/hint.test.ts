import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import type { Reason } from '../../src/lib/wire';
import { hintSentences } from '../../src/table/hint';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const REASON: Reason = { measure: 'lead', expects: 2.5, next: 'pass', worse: 1 };

function said(lang: 'en' | 'pl' | 'ru', more: Partial<Reason>): string[] {
  return hintSentences('place wages', { ...REASON, ...more }, [], new Texts(lang, allTexts(lang), DUEL)).slice(1);
}

describe('a hint', () => {
  it('without a reason is one sentence', () => {
    expect(hintSentences('pass', null, [], new Texts('en', allTexts('en'), DUEL))).toHaveLength(1);
  });

  it('tells what it expects, and the next best', () => {
    const [expects, next] = said('en', {});
    expect(expects).toBe('It sees you 2.5 points ahead of the best opponent.');
    expect(next).toMatch(/^Next best, 1 point worse: /);
  });

  it.each([
    [{ expects: -1 }, /1 point behind/],
    [{ expects: 0.04 }, /level with/],
    [{ expects: 312.4 }, /312 points ahead/],
    [{ measure: 'points', expects: 84.2 }, /end with 84 points/],
  ] as const)('tells %o', (more, told) => {
    expect(said('en', more)[0]).toMatch(told);
  });

  it('says so when another answer is about as good, or the only one', () => {
    expect(said('en', { worse: -0.3 })[1]).toMatch(/^Almost as good: /);
    expect(said('en', { next: null, worse: null })).toHaveLength(1);
  });

  it('counts in what the game counts in', () => {
    const dollars = [...allTexts('en'), 'points-of-game = ${ NUMBER($count, maximumFractionDigits: 0) }'];
    const [, expects] = hintSentences('place wages', { ...REASON, expects: 120 }, [], new Texts('en', dollars, DUEL));
    expect(expects).toBe('It sees you $120 ahead of the best opponent.');
  });

  it('counts fractions in every language', () => {
    expect(said('pl', {})[0]).toContain('2,5 punktu');
    expect(said('ru', { worse: 5 })[1]).toContain('5 очков');
  });
});
