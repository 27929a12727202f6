import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { News } from '../../src/lib/news';
import { FakeServer } from '../wire';

const look = vi.fn<() => void>();
let server: FakeServer;
let news: News;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  server = new FakeServer();
  news = new News(look, server.dial);
  news.start();
});

afterEach(() => {
  news.stop();
  vi.useRealTimers();
});

/** How often it looks in so many seconds; a server that is alive answers its heartbeats. */
function looksIn(seconds: number, isAlive = true): number {
  const before = look.mock.calls.length;
  for (let second = 0; second < seconds; second += 1) {
    const asked = server.last.sent.length;
    vi.advanceTimersByTime(1000);
    if (isAlive && server.last.sent.length > asked) server.last.says({ pong: 0 });
  }
  return look.mock.calls.length - before;
}

/** The first message of a server: whatever it could tell may be new. */
function isGreeted(): void {
  server.last.opens();
  server.last.says({ news: ['mine', 'lobby'] });
}

describe('news', () => {
  it('are asked for where everything is served', () => {
    expect(server.last.address).toBe(`ws://${location.host}/api/news`);
  });

  it('of a greeting right after the first look are looked for later', () => {
    isGreeted();
    vi.advanceTimersByTime(7500);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1500);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('come at once if they concern the reader', () => {
    isGreeted();
    vi.advanceTimersByTime(5000);
    expect(look).toHaveBeenCalledTimes(1);
    server.last.says({ news: ['mine'] });
    server.last.says({ news: ['mine'] });
    vi.advanceTimersByTime(10);
    expect(look).toHaveBeenCalledTimes(2);
    server.last.says({ news: ['mine'] });
    vi.advanceTimersByTime(900);
    expect(look).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('of the tables of everybody come every few seconds at most', () => {
    server.last.opens();
    for (let told = 0; told < 30; told += 1) {
      server.last.says({ news: ['lobby'] });
      vi.advanceTimersByTime(1000);
    }
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(look.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('are looked for once a minute if there are none', () => {
    server.last.opens();
    expect(looksIn(10)).toBe(1); // the first look was before the connection
    expect(looksIn(59)).toBe(1);
    expect(looksIn(60)).toBe(1);
  });

  it('are looked for every few seconds while nobody can tell', () => {
    server.last.breaks();
    expect(looksIn(32, false)).toBe(4);
  });

  it('are missed after a break, so that everything is looked at again', () => {
    server.last.opens();
    vi.advanceTimersByTime(20_000);
    server.last.breaks(1012);
    vi.advanceTimersByTime(2500);
    expect(server.sockets).toHaveLength(2);
    const before = look.mock.calls.length;
    server.last.opens();
    server.last.says({ news: ['mine', 'lobby'] });
    vi.advanceTimersByTime(1000);
    expect(look.mock.calls.length).toBe(before + 1);
  });

  it('of a server that is silent are looked for elsewhere', () => {
    server.last.opens();
    vi.advanceTimersByTime(15_000);
    expect(server.last.sent).toEqual([{ ping: 0 }]);
    vi.advanceTimersByTime(15_000);
    expect(server.sockets[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(2500);
    expect(server.sockets).toHaveLength(2);
  });

  it('end with the page', () => {
    server.last.opens();
    news.stop();
    expect(server.last.isClosed).toBe(true);
    expect(looksIn(120, false)).toBe(0);
  });
});
