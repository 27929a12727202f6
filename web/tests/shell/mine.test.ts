import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/lib/wire';
import { inOrder, isMineFirst } from '../../src/lobby/mine';

function card(id: string, more: Partial<Card> = {}): Card {
  return { id, game: 'duel', state: 'running', seats: [], waits: false, created: '', result: null, ...more };
}

const OPEN = card('open', { state: 'open' });
const RUNNING = card('running');
const WAITING = card('waiting', { waits: true });

describe('my tables', () => {
  it('begin with those that wait for me, then running ones', () => {
    const order = inOrder([OPEN, RUNNING, WAITING, card('older')]).map(({ id }) => id);
    expect(order).toEqual(['waiting', 'running', 'older', 'open']);
  });

  it('come before the games if somebody waits for me', () => {
    expect(isMineFirst([OPEN, WAITING], false)).toBe(true);
    expect(isMineFirst([OPEN, RUNNING], false)).toBe(false);
  });

  it('come before the games on a phone if a game is running', () => {
    expect(isMineFirst([OPEN, RUNNING], true)).toBe(true);
    expect(isMineFirst([OPEN], true)).toBe(false);
  });
});
