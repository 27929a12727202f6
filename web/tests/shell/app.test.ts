import { beforeEach, describe, expect, it } from 'vitest';
import { shows, tableOf, wayOf } from '../../worker/requests';
import { mailLinkIn } from '../../src/shell/account/links';
import { sharedPath } from '../../src/shell/app/shared';

const SCOPE = 'https://posse.example/games/';
const asked = (path: string, mode = 'cors', method = 'GET') => ({ method, mode, url: SCOPE + path });

describe('the service worker', () => {
  it.each([
    ['a page', asked('table/x', 'navigate'), 'page'],
    ['the lobby', asked('', 'navigate'), 'page'],
    ['a file of the build', asked('assets/index-1a2b.js'), 'file'],
    ['a call', asked('api/lobby'), 'leave'],
    ['a download', asked('api/export', 'navigate'), 'leave'],
    ['something that changes', asked('assets/x', 'cors', 'POST'), 'leave'],
    ['a file at the root', asked('favicon.svg'), 'leave'],
    ['what is beside us', { method: 'GET', mode: 'navigate', url: 'https://posse.example/other' }, 'leave'],
    ['another site', { method: 'GET', mode: 'cors', url: 'https://other.example/assets/x' }, 'leave'],
  ])('knows %s', (_, request, way) => {
    expect(wayOf(request, SCOPE)).toBe(way);
  });

  it('knows whether a window shows a table', () => {
    const table = tableOf(SCOPE, 'k3x9');
    expect(shows(`${SCOPE}table/k3x9?seat=1#x`, table)).toBe(true);
    expect(shows(`${SCOPE}table/k3x9/key`, table)).toBe(true);
    expect(shows(`${SCOPE}table/k3x99`, table)).toBe(false);
  });
});

describe('what was shared', () => {
  const path = (shared: Record<string, string>) => sharedPath(new URLSearchParams(shared), location.origin);

  beforeEach(() => document.head.replaceChildren());

  it('leads to the page of a link, wherever it stands', () => {
    expect(path({ url: `${location.origin}/table/k3x9/key` })).toBe('/table/k3x9/key');
    expect(path({ text: `Come and play: ${location.origin}/table/k3x9.` })).toBe('/table/k3x9');
    expect(path({ title: 'Posse', text: `https://other.example/x ${location.origin}/rules/x#2` })).toBe('/rules/x#2');
  });

  it('leads nowhere else', () => {
    expect(path({})).toBeNull();
    expect(path({ text: 'howdy', url: 'https://other.example/table/k3x9' })).toBeNull();
    expect(path({ url: `${location.origin}/api/export` })).toBeNull();
    expect(path({ url: `${location.origin}/share?url=x` })).toBeNull();
    expect(path({ url: 'javascript:alert(1)' })).toBeNull();
  });
});

it('reads the link that ends e-mails', () => {
  expect(mailLinkIn('#unsubscribe=abc-1_2.x-Y')).toEqual({ purpose: 'unsubscribe', token: 'abc-1_2.x-Y' });
});
