import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go, route, watchLinks } from '../../src/shell/router.svelte';

function click(html: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  // jsdom cannot navigate; links that the router ignores end here.
  addEventListener('click', (left) => left.preventDefault(), { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector('[data-here]')?.dispatchEvent(event);
}

describe('the router', () => {
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    stop = watchLinks();
    go('/');
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('shows another page and remembers the one before', async () => {
    go('/about');
    expect(route.now).toEqual({ page: 'about' });
    const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await gone;
    expect(route.now).toEqual({ page: 'lobby' });
  });

  it('leaves no way back to a page that was replaced', () => {
    const before = history.length;
    go('/table/a/key', { replace: true });
    expect(history.length).toBe(before);
    expect(route.now).toEqual({ page: 'table', id: 'a', key: 'key' });
  });

  it('reads what stands behind the question mark', () => {
    go('/replay/a?at=12');
    expect(route.now).toEqual({ page: 'replay', id: 'a' });
    expect(route.search.get('at')).toBe('12');
  });

  it('follows a link to a page of ours, whatever in it was clicked', () => {
    click('<a href="/replay/a?at=3"><b data-here>watch</b></a>');
    expect(route.path).toBe('/replay/a');
    expect(route.search.get('at')).toBe('3');
  });

  it.each([
    ['<a data-here href="/about" target="_blank">x</a>', {}],
    ['<a data-here href="/api/tables/a/record" download>x</a>', {}],
    ['<a data-here href="/api/docs">x</a>', {}],
    ['<a data-here href="https://example.org/about">x</a>', {}],
    ['<a data-here href="/about">x</a>', { ctrlKey: true }],
    ['<a data-here href="/about">x</a>', { metaKey: true }],
    ['<a data-here href="/about">x</a>', { button: 1 }],
    ['<button data-here>x</button>', {}],
  ])('leaves %s to the browser', (html, how) => {
    click(html, how);
    expect(route.now).toEqual({ page: 'lobby' });
  });
});
