import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { Texts } from '../../src/lib/fluent';
import type { Table } from '../../src/lib/wire';
import WaitingRoom from '../../src/lobby/WaitingRoom.svelte';
import { settings } from '../../src/shell/settings.svelte';
import { aSeat, aTable, DUEL } from '../fixtures';
import { allTexts } from '../texts';

const texts = new Texts('en', allTexts('en'), DUEL);
const FREE = { kind: 'open', name: null } as const;
const FILL = { name: 'Fill the free seats with bots' };

/** A server on which Bob sits down on the last seat just after the first bot. */
function serve(table: Table): number[] {
  const filled: number[] = [];
  let now = table;
  vi.spyOn(api, 'table').mockImplementation(() => Promise.resolve(now));
  vi.spyOn(api, 'seat').mockImplementation((_, seat) => {
    filled.push(seat);
    const last = now.seats.length - 1;
    const seats = now.seats.map((one) => (one.seat === seat || one.seat === last ? aSeat(one.seat) : one));
    now = { ...now, seats };
    return Promise.resolve(now);
  });
  return filled;
}

function aRoom(more: Partial<Table> = {}): Table {
  const seats = [aSeat(0), aSeat(1, FREE), aSeat(2, FREE), aSeat(3, FREE)];
  return aTable({ state: 'open', seats, ...more });
}

beforeEach(() => {
  const games = { games: [DUEL], bots: ['level1', 'level2'] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(games))));
  vi.spyOn(api, 'people').mockResolvedValue({ people: [] });
  vi.spyOn(api, 'invited').mockResolvedValue({ invited: [] });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the waiting room', () => {
  it('is filled with bots of the chosen level by one click, except for seats taken meanwhile', async () => {
    const table = aRoom();
    const filled = serve(table);
    const refresh = vi.fn();
    settings.level = 'level2';
    render(WaitingRoom, { table, texts, refresh });
    await fireEvent.click(screen.getByRole('button', FILL));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(filled).toEqual([1, 2]);
    expect(api.seat).toHaveBeenCalledWith('t1', 1, { kind: 'bot', level: 'level2' });
  });

  it('of a table that the server begins offers nothing to do, and tells how long it takes at most', async () => {
    const given = vi.spyOn(api, 'contribute').mockImplementation(() => Promise.resolve(table));
    const luck = { version: 1, commitment: 'c0'.repeat(32), contributions: [null, null] };
    const seats = [aSeat(0, { mine: true }), aSeat(1)];
    const table = aTable({ id: 'match', state: 'open', host: false, seats, luck, begins_in: 8000 });
    render(WaitingRoom, { table, texts, refresh: vi.fn() });
    expect(screen.getByRole('timer').textContent).toContain('contributed to its luck, in 8 s at the latest');
    expect(screen.queryByRole('button', { name: 'Leave the table' })).toBeNull();
    await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
    expect(given).toHaveBeenCalledWith('match', 0, expect.stringMatching(/^[0-9a-f]{64}$/));
  });

  it.each([
    ['for others than the host', aRoom({ host: false })],
    ['without a free seat', aRoom({ seats: [aSeat(0), aSeat(1)] })],
  ])('does not offer it %s', (_, table) => {
    render(WaitingRoom, { table, texts, refresh: vi.fn() });
    expect(screen.queryByRole('button', FILL)).toBeNull();
  });
});
