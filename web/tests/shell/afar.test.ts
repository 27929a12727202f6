/** Shares of luck for tables that are about to begin, given from other pages. */

import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import type { Card } from '../../src/lib/wire';
import { contributeFromAfar } from '../../src/lobby/luck';
import { aSeat, aTable } from '../fixtures';

const LUCK = { version: 1, commitment: 'c0'.repeat(32), contributions: [null, null] };

function card(id: string, mine: boolean, begins = true): Card {
  const seat = { name: 'Ann', kind: 'person', level: null, here: false, deleted: false, author: null, person: null };
  return { id, begins, seats: [{ ...seat, mine }] } as unknown as Card;
}

afterEach(() => void vi.restoreAllMocks());

it('is given once, and only to tables of the reader that are about to begin', async () => {
  const table = aTable({ state: 'open', seats: [aSeat(0, { mine: true }), aSeat(1)], luck: LUCK, begins_in: 5 });
  vi.spyOn(api, 'table').mockImplementation((id) => Promise.resolve({ ...table, id }));
  const given = vi.spyOn(api, 'contribute').mockImplementation(() => Promise.resolve(table));
  const cards = [card('mine', true), card('theirs', false), card('waiting', true, false)];
  await contributeFromAfar(cards);
  await contributeFromAfar(cards);
  expect(given.mock.calls.map(([id, seat]) => [id, seat])).toEqual([['mine', 0]]);
});

it('is given at the next look if the server could not be reached', async () => {
  const table = aTable({ id: 'late', state: 'open', seats: [aSeat(0, { mine: true })], luck: LUCK, begins_in: 5 });
  vi.spyOn(api, 'table').mockRejectedValueOnce(new Error('unreachable')).mockResolvedValue(table);
  const given = vi.spyOn(api, 'contribute').mockImplementation(() => Promise.resolve(table));
  await contributeFromAfar([card('late', true)]);
  await contributeFromAfar([card('late', true)]);
  expect(given).toHaveBeenCalledTimes(1);
});
