import { describe, expect, it } from 'vitest';
import { breakable } from '../../src/lib/hyphens';

const parts = (text: string) => breakable(text).split('\u00AD');

describe('long words', () => {
  it('may be broken between syllables', () => {
    expect(parts('Ограбление')).toEqual(['Ограбле', 'ние']);
    expect(parts('Нейтральная пуля')).toEqual(['Нейтраль', 'ная пуля']);
    expect(parts('Movimento')).toEqual(['Mo', 'vi', 'mento']);
  });

  it('are left alone where they fit', () => {
    for (const word of ['Robbery', 'Rabunek', 'Floor Change', 'Маршал']) expect(parts(word)).toEqual([word]);
  });
});
