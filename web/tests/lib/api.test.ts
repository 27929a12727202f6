import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, game, games, Refused } from '../../src/lib/api';
import { aTable, DUEL } from '../fixtures';

/** A server that answers the same to everything, and remembers what it was asked. */
function server(status: number, body: string) {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('calls to the server', () => {
  it('send JSON and give back what it holds', async () => {
    const asked = server(200, JSON.stringify(aTable()));
    expect(await api.join('a b', 2, 'Ann')).toEqual(aTable());
    const [path, init] = asked.mock.calls[0] as [string, RequestInit];
    expect(path).toBe('/api/tables/a%20b/join');
    expect(init).toMatchObject({ method: 'POST', body: '{"seat":2,"name":"Ann"}', credentials: 'same-origin' });
    expect(init.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('reach the server although the page is closed at once, unless they are large', async () => {
    const asked = server(200, '{}');
    await api.join('t1', 0, 'Ann');
    await api.join('t1', 0, 'Ann'.repeat(20_000));
    expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });

  it('ask for a moment as a seat or a spectator sees it', async () => {
    const asked = server(200, '{}');
    await api.moment('t1', 4, 0);
    await api.moment('t1', 4, null);
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/t1/replay/4?seat=0',
      '/api/tables/t1/replay/4',
    ]);
  });

  it('report a refusal by its key and facts', async () => {
    server(404, '{"error": {"key": "no-such-table", "facts": {"given": "x1"}}}');
    const failure = await api.table('x1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refused);
    expect(failure).toMatchObject({ status: 404, wire: { key: 'no-such-table', facts: { given: 'x1' } } });
  });

  it('report a malformed answer', async () => {
    server(502, '<html>');
    await expect(api.lobby()).rejects.toMatchObject({ wire: { key: 'bad-answer' }, status: 502 });
    server(200, 'not JSON');
    await expect(api.lobby()).rejects.toMatchObject({ wire: { key: 'bad-answer' } });
  });

  it('report an unreachable server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await expect(api.me()).rejects.toMatchObject({ wire: { key: 'unreachable' }, status: 0 });
  });
});

describe('the games', () => {
  it('are asked for once, and again only after a failure', async () => {
    server(500, '{}');
    await expect(games()).rejects.toBeInstanceOf(Refused);
    const asked = server(200, JSON.stringify({ games: [DUEL], bots: [], languages: [] }));
    await games();
    expect(await game('duel')).toEqual(DUEL);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that are not played here are refused', async () => {
    await expect(game('chess')).rejects.toMatchObject({ wire: { key: 'not-a-game', facts: { given: 'chess' } } });
  });
});
