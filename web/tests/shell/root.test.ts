/** Everything works under a path of a site, too: addresses get it, and paths within the program do not have it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

function served(content: string | null): void {
  vi.resetModules();
  document.head.innerHTML = content === null ? '' : `<meta name="posse-root" content="${content}">`;
}

afterEach(() => served(null));

describe('at the root of a site', () => {
  test.each(['./', '/', null])('addresses are paths (%s)', async (content) => {
    served(content);
    const { to, within } = await import('../../src/lib/root');
    expect([to('/'), to('/table/x')]).toEqual(['/', '/table/x']);
    expect(within('/table/x')).toBe('/table/x');
  });
});

describe('under a path', () => {
  beforeEach(() => {
    served('/posse/');
    history.replaceState(null, '', '/posse/');
  });

  test('addresses have it', async () => {
    const { to, within } = await import('../../src/lib/root');
    expect([to('/'), to('/table/x')]).toEqual(['/posse/', '/posse/table/x']);
    expect([within('/posse'), within('/posse/'), within('/posse/table/x')]).toEqual(['/', '/', '/table/x']);
    expect([within('/'), within('/possessed'), within('/other/table/x')]).toEqual([null, null, null]);
  });

  test('the router shows the page of a path', async () => {
    const { go, route } = await import('../../src/shell/router.svelte');
    go('/replay/a?at=3');
    expect(location.pathname + location.search).toBe('/posse/replay/a?at=3');
    expect(route.now).toEqual({ page: 'replay', id: 'a' });
  });

  test('links to other parts of the site are left to the browser', async () => {
    const { route, watchLinks } = await import('../../src/shell/router.svelte');
    const stop = watchLinks();
    const link = document.createElement('a');
    document.body.append(link);
    let leaves = false;
    const note = (click: Event) => {
      leaves = !click.defaultPrevented;
      click.preventDefault();
    };
    addEventListener('click', note);
    link.href = '/posse/about';
    link.click();
    expect([leaves, route.now.page]).toEqual([false, 'about']);
    link.href = '/elsewhere';
    link.click();
    expect([leaves, route.now.page]).toEqual([true, 'about']);
    removeEventListener('click', note);
    stop();
    link.remove();
  });

  test('calls go there', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    const { api } = await import('../../src/lib/api');
    await api.table('x');
    expect(fetched.mock.calls[0]?.[0]).toBe('/posse/api/tables/x');
    expect(api.recordAddress('x')).toBe('/posse/api/tables/x/record');
  });
});

test('no part of the page writes an address without asking where it is served', () => {
  const source = join(import.meta.dirname, '../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const wrong = files.filter((name) =>
    /\b(href|src|action)="\/|fetch\(['"`]\//.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
