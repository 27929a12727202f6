import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import type { Account, Alerts } from '../../src/lib/wire';
import { mailLinkIn } from '../../src/shell/account/links';
import AccountPage from '../../src/shell/Account.svelte';
import { me } from '../../src/shell/me.svelte';

const HERE = { id: 'a', device: 'Firefox, Linux', created: '', used: '2026-11-15T20:00:00Z', current: true };
const THERE = { ...HERE, id: 'b', device: 'Safari, iPhone', current: false };
const ANN: Account = {
  name: 'Ann',
  account: 'ann',
  email: null,
  recoverable: true,
  sessions: [HERE, THERE],
  bots: [],
  most_bots: 5,
};
const ALERTS: Alerts = {
  lang: 'en',
  choices: {},
  push_key: '',
  email: null,
  mails: false,
  browsers: [],
  webhooks: [],
};
const NOBODY = { name: null, account: null };

beforeEach(() => {
  me.is({ name: 'Ann', account: 'ann' });
  vi.spyOn(api, 'account').mockResolvedValue(ANN);
  vi.spyOn(api, 'alerts').mockResolvedValue(ALERTS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{"mails": false}')));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** The page has no texts in these tests, so everything is called by its key. */
function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

describe('the account page', () => {
  it('ends another session and never its own', async () => {
    vi.spyOn(api, 'endSession').mockResolvedValue({ ...ANN, sessions: [HERE] });
    render(AccountPage);
    await waitFor(() => screen.getByText('Safari, iPhone'));
    expect(screen.getAllByRole('button', { name: /account-session-end-of/ })).toHaveLength(1);
    await fireEvent.click(button(/account-session-end-of/));
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(api.endSession).toHaveBeenCalledWith('b');
  });

  it('shows a recovery code until it was kept', async () => {
    me.is(NOBODY);
    vi.spyOn(api, 'makeAccount').mockResolvedValue({ name: 'Ann', account: 'ann', code: 'AAAAA-BBBBB' });
    render(AccountPage);
    await fireEvent.click(screen.getByRole('radio', { name: 'account-register' }));
    await fireEvent.submit(button('account-register').closest('form') as HTMLElement);
    await waitFor(() => expect(screen.getByDisplayValue('AAAAA-BBBBB')).toBeTruthy());
    await fireEvent.click(button('account-code-kept'));
    expect(screen.queryByDisplayValue('AAAAA-BBBBB')).toBeNull();
  });

  it('shows the token of a bot until it was kept, and revokes it', async () => {
    const robo = { id: 'r', name: 'Robo', created: '', used: null };
    vi.spyOn(api, 'makeBot').mockResolvedValue({
      account: { ...ANN, bots: [robo], most_bots: 1 },
      token: 'posse_bot_x',
    });
    vi.spyOn(api, 'revokeBot').mockResolvedValue(ANN);
    render(AccountPage);
    await waitFor(() => screen.getByText('account-bots-none'));
    await fireEvent.input(screen.getByPlaceholderText('account-bot-name'), { target: { value: 'Robo' } });
    await fireEvent.submit(button('account-bot-make').closest('form') as HTMLElement);
    await waitFor(() => expect(screen.getByDisplayValue('posse_bot_x')).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'account-bot-make' })).toBeNull();
    await fireEvent.click(button('account-token-kept'));
    expect(screen.queryByDisplayValue('posse_bot_x')).toBeNull();
    await fireEvent.click(button(/account-bot-revoke-of/));
    await waitFor(() => screen.getByText('account-bots-none'));
    expect(api.revokeBot).toHaveBeenCalledWith('r');
  });

  it('deletes nobody without being sure', async () => {
    me.is({ name: 'Ann', account: null });
    vi.spyOn(api, 'deleteMe').mockResolvedValue(NOBODY);
    render(AccountPage);
    expect(button('account-delete-now')).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByRole('checkbox'));
    await fireEvent.submit(button('account-delete-now').closest('form') as HTMLElement);
    await waitFor(() => expect(me.name).toBeNull());
    expect(api.deleteMe).toHaveBeenCalledWith(null);
  });

  it('sets a password by a link from a mail, which does not stay in the address', async () => {
    me.is(NOBODY);
    history.replaceState(null, '', '/account#reset=abc-_1');
    vi.spyOn(api, 'recoverByLink').mockResolvedValue({ name: 'Ann', account: 'ann' });
    render(AccountPage);
    await fireEvent.submit(button('account-by-code-set').closest('form') as HTMLElement);
    await waitFor(() => expect(me.account).toBe('ann'));
    expect(api.recoverByLink).toHaveBeenCalledWith('abc-_1', '');
    expect(location.hash).toBe('');
  });
});

it.each([
  ['#reset=abc', { purpose: 'reset', token: 'abc' }],
  ['#confirm=a-_9', { purpose: 'confirm', token: 'a-_9' }],
  ['#reset=', null],
  ['#other=abc', null],
  ['#reset=a b', null],
  ['', null],
])('the link of a mail: %s', (hash, link) => {
  expect(mailLinkIn(hash)).toEqual(link);
});
