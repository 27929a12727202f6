import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/lib/wire';
import { inOrder, isMineFirst } from '../../src/lobby/mine';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 15, 20, minute)).toISOString();

function card(id: string, more: Partial<Card> = {}): Card {
  return {
    id,
    game: 'duel',
    state: 'running',
    seats: [],
    begins: false,
    waits: false,
    created: at(0),
    moved: null,
    left: null,
    rated: false,
    last: null,
    result: null,
    ...more,
  };
}

const OPEN = card('open', { state: 'open' });
const RUNNING = card('running');
const WAITING = card('waiting', { waits: true });

describe('my tables', () => {
  it('begin with those that wait for me, then running ones', () => {
    const order = inOrder([OPEN, RUNNING, WAITING, card('older')]).map(({ id }) => id);
    expect(order).toEqual(['waiting', 'running', 'older', 'open']);
  });

  it('of one kind begin with the one that was played last, however old it is', () => {
    const young = card('young', { created: at(30) });
    const lively = card('lively', { created: at(1), moved: at(40) });
    const asleep = card('asleep', { created: at(2), moved: at(3) });
    expect(inOrder([asleep, young, lively]).map(({ id }) => id)).toEqual(['lively', 'young', 'asleep']);
  });

  it('come before the games if one of them goes on', () => {
    expect(isMineFirst([OPEN, WAITING])).toBe(true);
    expect(isMineFirst([OPEN, RUNNING])).toBe(true);
    expect(isMineFirst([OPEN])).toBe(false);
  });
});
