import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Listener } from '../../src/lib/socket';
import { aPage } from '../fixtures';
import { FakeServer } from '../wire';

let server: FakeServer;
let socket: TableSocket;
const heard = {
  message: vi.fn<Listener['message']>(),
  status: vi.fn<Listener['status']>(),
  refused: vi.fn<Listener['refused']>(),
  ended: vi.fn<Listener['ended']>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  server = new FakeServer();
  socket = new TableSocket('a/b', heard, server.dial);
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

describe('a socket', () => {
  it('connects as the wanted seat', () => {
    socket.start();
    expect(server.last.address).toBe(`ws://${location.host}/api/tables/a%2Fb/socket`);
    socket.eyes = 2;
    server.last.breaks();
    vi.advanceTimersByTime(2000);
    expect(server.last.address).toMatch(/socket\?seat=2$/);
    socket.eyes = null;
    server.last.breaks();
    vi.advanceTimersByTime(4000);
    expect(server.last.address).toMatch(/socket\?seat=$/);
  });

  it('passes on messages in both directions', () => {
    socket.start();
    server.last.opens();
    server.last.says(aPage());
    socket.answer('pass', 41);
    socket.say('Howdy');
    socket.request({ undo: true });
    expect(heard.status.mock.calls.flat()).toEqual(['connecting', 'open']);
    expect(heard.message).toHaveBeenCalledWith(aPage());
    expect(server.last.sent).toMatchObject([
      { do: 'pass', ticket: 41 },
      { say: 'Howdy', key: expect.any(String) },
      { undo: true },
    ]);
  });

  it('gives every answer an id that no other has', () => {
    socket.start();
    server.last.opens();
    server.last.says(aPage());
    for (let count = 0; count < 50; count++) socket.answer('pass', 41);
    const ids = server.last.sent.map(({ id }) => id as number);
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true);
  });

  it('comes back by itself', () => {
    socket.start();
    server.last.opens();
    server.last.breaks();
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(2);
  });

  it('says whether the page can be seen', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    socket.start();
    server.last.opens();
    server.last.says(aPage());
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.last.sent).toMatchObject([{ look: false }, { ping: 1 }, { look: true }]);
  });

  it('does not wait when the network is back', () => {
    socket.start();
    server.last.breaks();
    dispatchEvent(new Event('online'));
    expect(server.sockets).toHaveLength(2);
  });

  it('reconnects when the server goes silent', () => {
    socket.start();
    server.last.opens();
    server.last.says(aPage());
    vi.advanceTimersByTime(5_000);
    expect(server.last.sent).toEqual([{ ping: 1 }]);
    vi.advanceTimersByTime(5_000);
    expect(server.sockets[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(2);
  });

  it('tries another connection if one does not open', () => {
    socket.start();
    vi.advanceTimersByTime(14_000);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(server.sockets[0]?.isClosed).toBe(true);
    expect(server.sockets).toHaveLength(2);
  });

  it('reports a refusal, and the end of the connection', () => {
    socket.start();
    server.last.opens();
    server.last.says(aPage());
    server.last.says({ error: { key: 'no-vote', facts: {} } });
    expect(heard.refused).toHaveBeenCalledWith({ key: 'no-vote', facts: {} }, false);
    server.last.breaks(4404);
    expect(heard.ended).toHaveBeenCalledWith({ key: 'no-such-table', facts: {} });
  });

  it('is silent after its end', () => {
    socket.start();
    const first = server.last;
    socket.stop();
    first.breaks();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(first.isClosed).toBe(true);
  });
});
