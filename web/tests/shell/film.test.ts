import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Replay } from '../../src/lib/wire';
import { Film, type Ask } from '../../src/replay/film.svelte';
import { deedOf } from '../../src/replay/keys';

const LINES = 5;
const REPLAY: Replay = {
  lines: Array.from({ length: LINES }, () => ({ seat: 0, words: 'pass', kind: 'answer' as const, struck: false })),
  names: ['Ann', 'Bob'],
  deleted: [],
  game: 'duel',
  seats: 2,
  result: null,
};

function moment(at: number): Moment {
  return { moment: at, view: {}, asked: [], question: null, events: [] };
}

async function tells(at: number): Promise<Moment> {
  return moment(at);
}

function filmFrom(at: number, ask: Ask = tells): Film {
  return new Film('a', REPLAY, at, ask);
}

describe('a film', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins where it is told to, within its lines', () => {
    expect(filmFrom(3).at).toBe(3);
    expect(filmFrom(99).at).toBe(LINES - 1);
    expect(filmFrom(-1).at).toBe(0);
  });

  it('shows a moment and asks for each only once', async () => {
    const asked: number[] = [];
    const film = filmFrom(0, (at) => {
      asked.push(at);
      return tells(at);
    });
    film.seek(2);
    await vi.advanceTimersByTimeAsync(0);
    film.step(1);
    film.step(-1);
    await vi.advanceTimersByTimeAsync(0);
    expect(film.shown?.moment).toBe(2);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('shows the moment wanted last, whichever comes last', async () => {
    const open = new Map<number, (found: Moment) => void>();
    const film = filmFrom(0, (at) => new Promise((done) => open.set(at, done)));
    film.seek(1);
    film.seek(4);
    open.get(4)?.(moment(4));
    open.get(1)?.(moment(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(film.shown?.moment).toBe(4);
  });

  it('runs to its end, and from there begins anew', async () => {
    const film = filmFrom(2);
    film.speed = 2;
    film.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([film.at, film.playing]).toEqual([LINES - 1, false]);
    film.toggle();
    expect([film.at, film.playing]).toEqual([0, true]);
    film.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([film.at, film.playing]).toEqual([0, false]);
  });

  it('stops when somebody steps by hand', () => {
    const film = filmFrom(0);
    film.play();
    film.step(1);
    expect(film.playing).toBe(false);
  });

  it('reports a failure, and clears it with the next moment', async () => {
    let isGone = true;
    const film = filmFrom(0, (at) => (isGone ? Promise.reject(new Error('gone')) : tells(at)));
    film.seek(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(film.failure).toBeInstanceOf(Error);
    isGone = false;
    film.seek(3);
    await vi.advanceTimersByTimeAsync(0);
    expect([film.failure, film.shown?.moment]).toEqual([null, 3]);
  });
});

describe('keys', () => {
  function pressed(key: string, html = '<p id="at"></p>', how: KeyboardEventInit = {}) {
    document.body.innerHTML = html;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...how });
    document.querySelector('#at')?.dispatchEvent(event);
    return deedOf(event);
  }

  it('drive the film', () => {
    const deeds = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'].map((key) => pressed(key));
    expect(deeds).toEqual(['back', 'forward', 'start', 'end', 'toggle', null]);
  });

  it('stay with the field or button that needs them', () => {
    expect(pressed('ArrowLeft', '<input id="at">')).toBeNull();
    expect(pressed(' ', '<button id="at"></button>')).toBeNull();
    expect(pressed('ArrowLeft', '<button id="at"></button>')).toBe('back');
    expect(pressed('ArrowLeft', undefined, { altKey: true })).toBeNull();
  });
});
