import { describe, expect, it, vi } from 'vitest';
import type { Board, Card, Game } from '../../src/lib/wire';
import { Boards, MOST_PICTURES, picturedIn } from '../../src/lobby/boards.svelte';
import { toGoOnWith } from '../../src/lobby/lessons';
import { around, cutOut, within } from '../../src/lobby/picture';
import { DUEL } from '../fixtures';

const MINE = {
  name: 'Ann',
  kind: 'person',
  level: null,
  mine: true,
  here: false,
  deleted: false,
  author: null,
  person: null,
} as const;

function card(id: string, more: Partial<Card> = {}): Card {
  return {
    id,
    game: 'duel',
    state: 'running',
    seats: [MINE],
    begins: false,
    waits: false,
    created: '2026-11-15T20:00:00Z',
    moved: null,
    left: null,
    rated: false,
    last: null,
    result: null,
    ...more,
  };
}

function board(id: string): Board {
  return { id, seat: 0, view: {}, asked: [0] };
}

function following(elsewhere: string[] = []) {
  const all = vi.fn((ids: readonly string[]) =>
    Promise.resolve({ boards: ids.filter((id) => !elsewhere.includes(id)).map(board), elsewhere }),
  );
  const one = vi.fn((id: string) => Promise.resolve(board(id)));
  return { boards: new Boards({ all, one }), all, one };
}

describe('pictures of boards', () => {
  it('are those of the first games that the reader plays', () => {
    const cards = [card('open', { state: 'open' }), card('watched', { seats: [{ ...MINE, mine: false }] })];
    const many = Array.from({ length: MOST_PICTURES + 2 }, (_, place) => card(`t${place}`));
    expect(picturedIn([...cards, ...many])).toEqual(many.slice(0, MOST_PICTURES));
  });

  it('are asked for at once, and again only when something has happened', async () => {
    const { boards, all } = following();
    await boards.follow([card('a'), card('b')]);
    await boards.follow([card('a'), card('b')]);
    expect(all).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    await boards.follow([card('a'), card('b', { moved: '2026-11-15T20:05:00Z' })]);
    expect(all).toHaveBeenLastCalledWith(['b']);
    expect([...boards.shown.keys()]).toEqual(['a', 'b']);
  });

  it('of tables in another process are asked for there', async () => {
    const { boards, one } = following(['b']);
    await boards.follow([card('a'), card('b')]);
    expect(one).toHaveBeenCalledExactlyOnceWith('b');
    expect(boards.shown.size).toBe(2);
  });

  it('come the next time if the server could not be reached', async () => {
    const { boards, all } = following();
    all.mockRejectedValueOnce(new Error('unreachable'));
    await boards.follow([card('a')]);
    expect(boards.shown.size).toBe(0);
    await boards.follow([card('a')]);
    expect(boards.shown.size).toBe(1);
  });

  it('show the parts of a board that make its picture, however it is scaled', () => {
    const whole = { x: 10, y: 20, width: 50, height: 40 };
    const parts = [
      { x: 15, y: 25, width: 10, height: 10 },
      { x: 30, y: 25, width: 10, height: 20 },
      { x: 0, y: 0, width: 0, height: 0 },
    ];
    const seen = within(parts, whole, 100);
    expect(seen).toEqual([
      { x: 10, y: 10, width: 20, height: 20 },
      { x: 40, y: 10, width: 20, height: 40 },
    ]);
    expect(around(seen)).toEqual({ x: 10, y: 10, width: 50, height: 40 });
    expect(cutOut(seen.slice(0, 1))).toBe("path('M10 10h20v20h-20z')");
    expect(around([])).toBeNull();
  });
});

describe('lessons to go on with', () => {
  const games: Game[] = [{ ...DUEL, lessons: 3 }];

  it('are those that were left in the middle', () => {
    const learned = { done: { 'duel/first': true }, answers: { 'duel/second': ['pass'] } };
    expect(toGoOnWith(learned, games).map(({ path }) => path)).toEqual(['/learn/duel/second']);
  });

  it('are those of a game that was begun', () => {
    const learned = { done: { 'duel/first': true }, answers: {} };
    expect(toGoOnWith(learned, games)).toEqual([{ game: 'duel', path: '/learn/duel', done: 1, count: 3 }]);
  });

  it('are none where nothing was begun, or all is done', () => {
    const done = { 'duel/first': true, 'duel/second': true, 'duel/third': true };
    expect(toGoOnWith({ done: {}, answers: {} }, games)).toEqual([]);
    expect(toGoOnWith({ done, answers: {} }, games)).toEqual([]);
  });
});
