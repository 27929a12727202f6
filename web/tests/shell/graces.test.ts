import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { graces, graceText } from '../../src/lobby/graces';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const texts = new Texts('en', allTexts('en'), DUEL);
const DAYS = { kind: 'days' as const, days: 2 };

describe('how long seats of the absent are kept', () => {
  it('is told in the largest unit that fits', () => {
    const told = [null, 30, 60, 300, 5400, 3600, 43_200, 259_200].map((grace) => graceText(texts, grace, null));
    const words = ['2 minutes', '30 seconds', '1 minute', '5 minutes', '90 minutes', '1 hour', '12 hours', '3 days'];
    expect(told).toEqual(words);
  });

  it('is usually as long as a move may take where it has days', () => {
    expect(graceText(texts, null, DAYS)).toBe('as long as a move may take');
    expect(graceText(texts, 3600, DAYS)).toBe('1 hour');
  });

  it('offers other times for slow games, and keeps what was chosen before', () => {
    expect(graces(null, null)).not.toContain(86_400);
    expect(graces(DAYS, 60)).toEqual([null, 60, 3600, 43_200, 86_400, 259_200, 604_800]);
    expect(graces(DAYS, 3600).filter((grace) => grace === 3600)).toHaveLength(1);
  });
});
