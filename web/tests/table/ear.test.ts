import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/wire';
import { Ear, type Audible } from '../../src/table/ear';

const ROWS = { shot: 'shot', robbed: 'coin', played: 'card' } as const;

function events(...names: string[]): GameEvent[] {
  return names.map((event) => ({ event }));
}

function listener() {
  const clock = { now: 1000 };
  const ear = new Ear(ROWS, () => clock.now);
  let moment: Audible = { page: 1, log: [], isAsked: false, isOver: false, isAtOnce: false, isHidden: false };
  const hear = (change: Partial<Audible>) => ear.attend((moment = { ...moment, ...change }));
  return { clock, hear };
}

describe('what is heard at a table', () => {
  it('is nothing of what happened before one came', () => {
    const { hear } = listener();
    expect(hear({ log: events('shot', 'robbed'), isAsked: true, isOver: true })).toEqual([]);
  });

  it('is each event by its row, and a click for any other', () => {
    const { clock, hear } = listener();
    hear({});
    expect(hear({ log: events('shot') })).toEqual(['shot']);
    clock.now += 1000;
    expect(hear({ log: events('shot', 'looked_in') })).toEqual(['click']);
    clock.now += 1000;
    expect(hear({})).toEqual([]);
  });

  it('is nothing of a page that comes after the connection was lost', () => {
    const { clock, hear } = listener();
    hear({ log: events('shot') });
    expect(hear({ page: 2, log: events('shot', 'shot', 'robbed'), isAsked: true })).toEqual([]);
    clock.now += 1000;
    expect(hear({ log: events('shot', 'shot', 'robbed', 'played') })).toEqual(['card']);
  });

  it('begins anew where something was taken back', () => {
    const { hear } = listener();
    hear({ log: events('shot', 'robbed', 'played') });
    hear({ page: 2, log: events('shot') });
    expect(hear({ log: events('shot', 'robbed') })).toEqual(['coin']);
  });

  it('is not repeated when the board goes back in its film', () => {
    const { clock, hear } = listener();
    hear({});
    hear({ log: events('shot', 'robbed') });
    clock.now += 1000;
    expect(hear({ log: events('shot') })).toEqual([]);
    expect(hear({ log: events('shot', 'robbed') })).toEqual([]);
  });

  it('is at most two sounds for many events, and each once', () => {
    const { hear } = listener();
    hear({});
    expect(hear({ log: events('shot', 'shot', 'robbed', 'played') })).toEqual(['shot', 'coin']);
  });

  it('is no salvo: steps that follow at once are silent', () => {
    const { clock, hear } = listener();
    hear({ isAtOnce: true });
    const log = events('shot', 'robbed');
    expect(hear({ log })).toEqual(['shot']);
    for (let count = 0; count < 20; count++) {
      clock.now += 20;
      log.push({ event: 'shot' });
      expect(hear({ log: [...log] })).toEqual([]);
    }
    clock.now += 1000;
    expect(hear({ log: [...log, { event: 'shot' }] })).toEqual(['shot']);
  });

  it('always tells that it is one’s turn, once', () => {
    const { hear } = listener();
    hear({ isAtOnce: true });
    hear({ log: events('shot') });
    expect(hear({ log: events('shot', 'shot'), isAsked: true })).toEqual(['turn']);
    expect(hear({ log: events('shot', 'shot', 'shot') })).toEqual([]);
  });

  it('is one fanfare at the end', () => {
    const { hear } = listener();
    hear({});
    expect(hear({ log: events('shot'), isOver: true })).toEqual(['end']);
    expect(hear({})).toEqual([]);
  });

  it('is nothing while nobody sees the page, not even later', () => {
    const { clock, hear } = listener();
    hear({});
    expect(hear({ log: events('shot'), isAsked: true, isHidden: true })).toEqual([]);
    clock.now += 1000;
    expect(hear({ isHidden: false })).toEqual([]);
  });
});
