import { describe, expect, it } from 'vitest';
import type { Sit } from '../../src/lib/wire';
import { isWaiting, reseated, resized, sitOf, usualSits, wordOf } from '../../src/lobby/seating';

const ME: Sit = { kind: 'me' };
const OPEN: Sit = { kind: 'open' };
const BOT: Sit = { kind: 'bot', level: 'level2' };

describe('sits', () => {
  it('begin with me and bots', () => {
    expect(usualSits(3, 'level2')).toEqual([ME, BOT, BOT]);
  });

  it('grow by open seats', () => {
    expect(resized([ME, BOT], 4)).toEqual([ME, BOT, OPEN, OPEN]);
  });

  it('shrink without losing the host', () => {
    expect(resized([ME, BOT, OPEN], 2)).toEqual([ME, BOT]);
    expect(resized([BOT, OPEN, ME], 2)).toEqual([BOT, ME]);
  });

  it('change one by one', () => {
    expect(reseated([ME, BOT], 1, OPEN)).toEqual([ME, OPEN]);
  });

  it('swap when I sit down elsewhere', () => {
    expect(reseated([ME, BOT, OPEN], 1, ME)).toEqual([BOT, ME, OPEN]);
  });

  it('may leave me watching, and let me sit down again', () => {
    expect(reseated([ME, BOT], 0, BOT)).toEqual([BOT, BOT]);
    expect(reseated([BOT, BOT], 1, ME)).toEqual([BOT, ME]);
  });

  it('wait for people while a seat is open', () => {
    expect(isWaiting([ME, OPEN])).toBe(true);
    expect(isWaiting([ME, BOT, { kind: 'local', name: 'Bob' }])).toBe(false);
  });

  it.each([ME, OPEN, BOT, { kind: 'local', name: 'Bob' } as Sit])('are words in a form and back: %o', (sit) => {
    expect(sitOf(wordOf(sit), 'Bob')).toEqual(sit);
  });
});
