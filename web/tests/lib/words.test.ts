// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutComments } from '../../plugins/fluent';
import { clockFace } from '../../src/lib/clock';
import { Texts } from '../../src/lib/fluent';
import { argumentsOf, isHidden, isWhole, partsOf, seatOf, verbOf, wordOf, wordsOf } from '../../src/lib/words';

describe('words', () => {
  it('are whole numbers, or not', () => {
    expect(['0', '-3', '12'].every(isWhole)).toBe(true);
    expect(['', '1.5', 'c4', '-'].some(isWhole)).toBe(false);
  });

  it('can be made of parts, shown in capitals', () => {
    expect(partsOf('c4', { parcel: 2 })).toEqual({ parcel: 'C4' });
    expect(partsOf('h1e', { parcel: 2, side: 1 })).toEqual({ parcel: 'H1', side: 'E' });
  });

  it('are made of what JSON shows', () => {
    expect([null, undefined, 0, 'bank', [0, 2], []].map(wordOf)).toEqual(['-', '-', '0', 'bank', '0+2', '-']);
    const declared = [
      ['seat', 'seat'],
      ['place', 'place'],
    ] as [string, string][];
    expect(wordsOf({ event: 'placed', place: 'wages', seat: 0 }, declared)).toEqual(['0', 'wages']);
  });

  it('of an answer are a verb and its arguments', () => {
    expect(verbOf('build bank c4')).toBe('build');
    expect(argumentsOf('build bank c4')).toEqual(['bank', 'c4']);
    expect(argumentsOf('pass')).toEqual([]);
  });

  it('can be hidden, and can speak of a seat', () => {
    expect(isHidden({ event: 'dealt', seat: 0, tile: '?' })).toBe(true);
    expect(isHidden({ event: 'dealt', seat: 0, tile: '3' })).toBe(false);
    expect(seatOf({ event: 'dealt', seat: 0 })).toBe(0);
    expect(seatOf({ event: 'round', amount: 1 })).toBeNull();
  });
});

describe('texts on the way to the browser', () => {
  it('lose comments', () => {
    const source = '### All\n\nyes = yes\n# why\nno = no\n    .form = nope\n';
    expect(withoutComments(source)).toBe('\nyes = yes\nno = no\n    .form = nope\n');
  });

  it('keep the lines of a long message', () => {
    expect(withoutComments('a =\n    one\n\n    two\nb = c\n')).toBe('a =\n    one\n\n    two\nb = c\n');
  });
});

describe('time left', () => {
  const texts = new Texts('en', ['clock-days = { $days } d { $hours } h\n']);

  it.each([
    [-5, '00:00'],
    [61_000, '01:01'],
    [3_600_000, '1:00:00'],
    [90_000_000, '1 d 1 h'],
  ])('of %d ms is %s', (ms, face) => {
    expect(clockFace(ms, texts)).toBe(face);
  });
});
