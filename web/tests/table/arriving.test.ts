import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../../src/lib/language.svelte';
import type { Table } from '../../src/lib/wire';
import TablePage from '../../src/table/TablePage.svelte';
import { aPage, aSeat, aTable, DUEL } from '../fixtures';
import { FakeServer } from '../wire';

let server: FakeServer;
let calls: string[];

/** A server with one table, and one key to it. */
function house(table: Table): void {
  const answers: Record<string, unknown> = {
    '/api/games': { games: [DUEL], bots: [], languages: ['en'] },
    '/api/tables/t1': table,
    '/api/tables/t1/claim': table,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    const missing = { error: { key: 'no-such-table', facts: { given: path.split('/').at(-1) } } };
    return Response.json(answers[path] ?? missing, { status: path in answers ? 200 : 404 });
  });
  vi.stubGlobal('WebSocket', function open(address: string) {
    return server.dial(address);
  });
}

beforeEach(async () => {
  server = new FakeServer();
  calls = [];
  history.replaceState(null, '', '/table/t1');
  await speech.speak('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a person arriving at a table', () => {
  it('sees it when the page has come', async () => {
    house(aTable());
    render(TablePage, { id: 't1', key: null });
    await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
    server.last.opens();
    server.last.says(aPage({ asked: [1], choices: [] }));
    expect(await screen.findByRole('heading', { name: 'Waiting for Bob.' })).toBeTruthy();
  });

  it('waits while it is open, and plays when it has started', async () => {
    const seats = [aSeat(0), aSeat(1, { kind: 'open', name: null })];
    house(aTable({ state: 'open', seats }));
    render(TablePage, { id: 't1', key: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
    server.last.opens();
    server.last.says(aPage());
    expect(await screen.findByRole('list', { name: 'Players' })).toBeTruthy();
  });

  it('by the link of a seat takes that seat, and keeps the key out of the address', async () => {
    house(aTable());
    history.replaceState(null, '', '/table/t1/secret');
    render(TablePage, { id: 't1', key: 'secret' });
    await vi.waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(calls).toEqual(['/api/tables/t1/claim']);
  });

  it('learns that there is none', async () => {
    house(aTable());
    render(TablePage, { id: 'nowhere', key: null });
    expect((await screen.findByRole('alert')).textContent).toContain('nowhere');
    expect(server.sockets).toEqual([]);
  });

  it('learns that spectators are not allowed', async () => {
    house(aTable());
    render(TablePage, { id: 't1', key: null });
    await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
    server.last.opens();
    server.last.breaks(4403);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
