import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refused } from '../../src/lib/api';
import { Texts } from '../../src/lib/fluent';
import { speech } from '../../src/lib/language.svelte';
import type { Search } from '../../src/lib/wire';
import PlayPage from '../../src/people/PlayPage.svelte';
import { toasts } from '../../src/shell/toasts.svelte';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const WAITING: Search = {
  game: 'duel',
  seats: 2,
  pace: 'calm',
  waited: 0,
  bots_in: null,
  waiting: [{ name: 'Ann', rating: 1500, me: true }],
  table: null,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  speech.texts = new Texts('en', allTexts('en'), DUEL);
  const games = { games: [DUEL], bots: ['level1', 'level2'] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(games))));
  vi.spyOn(api, 'seek').mockResolvedValue(WAITING);
  vi.spyOn(api, 'stopSearch').mockResolvedValue({ ...WAITING, game: null });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  toasts.length = 0;
});

async function waiting(): Promise<void> {
  const { container } = render(PlayPage, { game: 'duel' });
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  await fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  await screen.findByText('Ann');
}

it('ends a search that a quota forbids, and tells so', async () => {
  const refused = new Refused({ key: 'quota-running', facts: { most: 100 } }, 409);
  vi.spyOn(api, 'search').mockRejectedValue(refused);
  await waiting();
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(api.stopSearch).toHaveBeenCalled());
  expect(toasts.map(({ bad }) => bad)).toEqual([true]);
});

it('goes on with a search although one look at it has failed', async () => {
  const search = vi.spyOn(api, 'search').mockRejectedValueOnce(new Refused({ key: 'unreachable', facts: {} }, 0));
  search.mockResolvedValue(WAITING);
  await waiting();
  await vi.advanceTimersByTimeAsync(6000);
  expect(search.mock.calls.length).toBeGreaterThan(1);
  expect(api.stopSearch).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});
