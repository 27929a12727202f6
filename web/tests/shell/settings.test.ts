import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { defaults, languageOf, restored } from '../../src/shell/preferences';
import { keepSettings, settings } from '../../src/shell/settings.svelte';

const PLAIN = defaults({ languages: ['de'], stillness: false });

describe('what is set before anybody set anything', () => {
  it('uses the first preferred language that we have', () => {
    expect(languageOf(['de-AT', 'pl-PL', 'en'])).toBe('pl');
    expect(languageOf(['RU'])).toBe('ru');
    expect(languageOf(['de', 'fr', ''])).toBeNull();
    expect(PLAIN.lang).toBe('en');
  });

  it('moves nothing under reduced motion', () => {
    expect(defaults({ languages: [], stillness: true }).pace).toBe(0);
    expect(PLAIN.pace).toBe(1);
  });
});

describe('what was kept', () => {
  it('gives way to what the browser wants since, not to what it wanted then', () => {
    const calm = defaults({ languages: [], stillness: true });
    expect(restored('{"pace":1}', calm).pace).toBe(0);
    expect(restored('{"pace":2,"still":true}', calm).pace).toBe(2);
    expect(restored('{"pace":0,"still":true}', PLAIN).pace).toBe(1);
  });

  it('comes back', () => {
    const kept = {
      ...{ lang: 'it', theme: 'dark', pace: 0.5, still: false, tempo: 'calm', twice: true, told: true },
      ...{ sound: true, soundAsked: true, volume: 0.3, patterns: true, coach: true, level: 'level4' },
    } as const;
    expect(restored(JSON.stringify(kept), PLAIN)).toEqual(kept);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"lang":"xx","theme":3,"pace":9,"tempo":"slow","twice":1,"told":"no","sound":"yes","soundAsked":1,"volume":0,"patterns":null,"coach":"on","level":"greedy"}',
  ])('falls back when it is %s', (kept) => {
    expect(restored(kept, PLAIN)).toEqual(PLAIN);
  });

  it('falls back one by one', () => {
    expect(restored('{"lang":"ru","pace":3}', PLAIN)).toEqual({ ...PLAIN, lang: 'ru' });
  });
});

describe('the settings of the page', () => {
  it('are kept when they change, and told to the style sheet', () => {
    keepSettings();
    settings.theme = 'light';
    settings.lang = 'pl';
    settings.pace = 0;
    flushSync();
    const { lang, dataset } = document.documentElement;
    expect([lang, dataset['theme'], dataset['still']]).toEqual(['pl', 'light', 'true']);
    expect(JSON.parse(localStorage.getItem('posse-settings') ?? '')).toMatchObject({
      theme: 'light',
      lang: 'pl',
      pace: 0,
    });
  });
});
