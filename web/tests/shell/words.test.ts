import { describe, expect, it } from 'vitest';
import { ago } from '../../src/lib/ago';
import { clockText, kindOf, usualClock } from '../../src/lobby/clocks';
import { Texts } from '../../src/lib/fluent';
import { lineText } from '../../src/replay/lines';
import type { ReplayLine } from '../../src/lib/wire';

const NOW = Date.parse('2026-11-15T20:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-15T19:59:40Z', 'now'],
    ['2026-11-15T20:00:40Z', 'now'],
    ['2026-11-15T19:58:10Z', '1 minute ago'],
    ['2026-11-15T17:00:00Z', '3 hours ago'],
    ['2026-11-14T19:00:00Z', 'yesterday'],
    ['2026-11-01T20:00:00Z', '2 weeks ago'],
    ['2025-11-01T20:00:00Z', 'last year'],
  ])('%s is %s', (iso, told) => {
    expect(ago('en', iso, NOW)).toBe(told);
  });

  it('is told in the language of the reader', () => {
    expect(ago('pl', '2026-11-15T17:00:00Z', NOW)).toBe('3 godziny temu');
    expect(ago('ru', '2026-11-15T19:58:10Z', NOW)).toBe('1 минуту назад');
  });
});

describe('a clock', () => {
  const texts = new Texts('en', [
    'new-clock-is-none = none\nnew-clock-is-minutes = { $minutes } + { $increment }\nnew-clock-is-days = { $days } d\n',
  ]);

  it.each(['none', 'minutes', 'days'] as const)('of the kind %s has a usual time', (kind) => {
    expect(kindOf(usualClock(kind))).toBe(kind);
  });

  it('is told in words', () => {
    expect(clockText(texts, null)).toBe('none');
    expect(clockText(texts, { kind: 'minutes', minutes: 5, increment: 10 })).toBe('5 + 10');
    expect(clockText(texts, { kind: 'days', days: 2 })).toBe('2 d');
  });
});

describe('a line of a record', () => {
  const texts = new Texts('en', [
    'replay-line-start = set up\nreplay-line-undo = undone\n' +
      'replay-line-undo-lines = { $count -> [1] undone { $first }\n   *[other] undone { $first }-{ $last }\n }\n',
  ]);
  const line = (kind: ReplayLine['kind'], words: string): ReplayLine => ({ seat: null, words, kind, struck: false });

  it('says what was done', () => {
    expect(lineText(texts, line('start', 'start | die 4'), [])).toBe('set up');
    expect(lineText(texts, line('undo', 'undo 41'), [])).toBe('undone 41');
    expect(lineText(texts, line('undo', 'undo 41..57'), [])).toBe('undone 41-57');
    expect(lineText(texts, line('undo', 'undo'), [])).toBe('undone');
  });
});
