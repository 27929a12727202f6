/** The page about the luck of a game: it claims no more than what was checked, and whoever was there could see. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { Texts } from '../../src/lib/fluent';
import { speech } from '../../src/lib/language.svelte';
import type { LuckVerdict } from '../../src/lib/wire';
import LuckPage from '../../src/replay/LuckPage.svelte';
import { remember } from '../../src/shell/pledges';
import { aTable, DUEL } from '../fixtures';
import { RECORD } from '../revealed';
import { allTexts } from '../texts';

const VERIFIED: LuckVerdict = { state: 'verified', draws: 4, error: null };
const COMMITMENT = /^luck 1 (\w+)$/m.exec(RECORD)?.[1] ?? '';
const PROVEN = /^This shows that nothing was rolled again/;
const UNSEEN = /Only those who saw this hash before the start can be sure/;

async function shows(id: string, record: string, verdict: LuckVerdict): Promise<void> {
  vi.spyOn(api, 'record').mockResolvedValue(record);
  vi.spyOn(api, 'luck').mockResolvedValue(verdict);
  render(LuckPage, { id });
  await screen.findByRole('link', { name: 'Download the record' });
}

beforeEach(() => {
  speech.texts = new Texts('en', allTexts('en'), DUEL);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('proves something to a browser that saw the hash before the start', async () => {
  const luck = { version: 1, commitment: COMMITMENT, contributions: [null, null] };
  remember(aTable({ id: 'seen', luck }), {});
  await shows('seen', RECORD, VERIFIED);
  expect(screen.queryByText(PROVEN)).not.toBeNull();
  expect(screen.queryByText(UNSEEN)).toBeNull();
});

it('reminds of moves that were undone, and of nothing else', async () => {
  await shows('undone', RECORD.replace('seed ', 'undo 2\nseed '), VERIFIED);
  expect(screen.queryByText(/of these draws belongs to an undone move/)).not.toBeNull();
  cleanup();
  await shows('not-undone', RECORD, VERIFIED);
  expect(screen.queryByText(/undone move\./)).toBeNull();
});

it('says that it added something only where it did', async () => {
  const luck = { version: 1, commitment: COMMITMENT, contributions: ['c0'.repeat(32), null] };
  remember(aTable({ id: 'watched', luck }));
  await shows('watched', RECORD, VERIFIED);
  expect(screen.queryByText(/what it added is in it/)).toBeNull();
  expect(screen.queryByText(/but added nothing of its own/)).not.toBeNull();
  cleanup();
  remember(aTable({ id: 'added', luck }), { 0: 'c0'.repeat(32) });
  await shows('added', RECORD, VERIFIED);
  expect(screen.queryByText(/what it added is in it/)).not.toBeNull();
  cleanup();
  remember(aTable({ id: 'dropped', luck }), { 1: 'c1'.repeat(32) });
  await shows('dropped', RECORD, VERIFIED);
  expect(screen.queryByText(/or what it added is missing/)).not.toBeNull();
});

it('says that a promise was not kept', async () => {
  const luck = { version: 1, commitment: COMMITMENT, contributions: [null, null] };
  for (const [id, record] of [
    ['gone', RECORD.replace(/^(luck|contribution|seed|drawn) .*\n/gm, '')],
    ['secret', RECORD.slice(0, RECORD.indexOf('seed '))],
  ] as const) {
    remember(aTable({ id, luck }));
    await shows(id, record, { state: 'unverifiable', draws: 0, error: { key: 'luck-none', facts: {} } });
    expect(screen.queryByText(/the record does not reveal that seed/)).not.toBeNull();
    cleanup();
  }
});

it('claims of a record that somebody made available only that it fits the hash in it', async () => {
  await shows('handed', RECORD, VERIFIED);
  expect(screen.queryByText(UNSEEN)).not.toBeNull();
  expect(screen.queryByText(PROVEN)).toBeNull();
});

it.each([
  ['where the luck is not verifiable', 'start\n', { state: 'unverifiable', draws: 0, error: 'luck-none' }],
  ['where a draw was changed', RECORD.replace('die 3', 'die 6'), { state: 'failed', draws: 3, error: 'luck-secret' }],
] as const)('claims nothing %s', async (_, record, { state, draws, error }) => {
  await shows('wrong', record, { state, draws, error: { key: error, facts: {} } });
  expect(screen.queryByText(PROVEN)).toBeNull();
  expect(screen.queryByText(UNSEEN)).toBeNull();
});
