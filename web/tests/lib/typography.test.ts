// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { Rules } from '../../src/lib/rules';
import { typeset } from '../../src/lib/typography';

const SOURCE = 'a = Idź w lewo (z psem) i w { $place }\n    .a = A to?\n';

describe('a word of one letter', () => {
  it('stays with the next word in Polish', () => {
    const told = 'a = Idź w\u00a0lewo (z\u00a0psem) i\u00a0w\u00a0{ $place }\n    .a = A\u00a0to?\n';
    expect(typeset(SOURCE, 'pl')).toBe(told);
  });

  it('may end a line in the other languages', () => {
    for (const lang of ['en', 'it', 'ru']) expect(typeset(SOURCE, lang)).toBe(SOURCE);
  });

  it('is kept in sentences and rules, but not in what they are given', () => {
    const texts = new Texts('pl', [SOURCE]);
    expect(texts.say('a', { place: 'dom i las' })).toBe('Idź w\u00a0lewo (z\u00a0psem) i\u00a0w\u00a0dom i las');
    const rules = new Rules('pl', 'chapter-1 = O grze\nrule-X-1-1 = Stój w rogu.\n');
    expect(rules.rule('X-1.1')).toBe('Stój w\u00a0rogu.');
  });
});

describe('a number below zero', () => {
  const texts = (lang: string) => new Texts(lang, ['a = ({ $points }) { $points } points, 2-4 players, CC-7.7\n']);

  it.each(['en', 'pl', 'it', 'ru'])('has a minus in %s, and nothing else has', (lang) => {
    expect(texts(lang).say('a', { points: -2 })).toBe('(\u22122) \u22122 points, 2-4 players, CC-7.7');
  });
});
