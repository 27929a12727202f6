/** The current page, and client-side navigation. */

import { to, within } from '../lib/root';
import { routeOf, type Route } from './routes';

class Router {
  #path = $state(here());
  #search = $state(location.search);

  readonly now: Route = $derived(routeOf(this.#path));
  readonly path: string = $derived(this.#path);
  readonly search: URLSearchParams = $derived(new URLSearchParams(this.#search));

  read(): void {
    this.#path = here();
    this.#search = location.search;
  }
}

export const route = new Router();

function here(): string {
  return within(location.pathname) ?? '/';
}

/** Show another page of ours. `replace` replaces the history entry. */
export function go(path: string, { replace = false } = {}): void {
  const address = to(path);
  const stays = new URL(address, location.href).pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  route.read();
  if (!stays) scrollTo(0, 0);
}

/** Handle links to our own pages and the browser's back and forward; returns a function that stops it. */
export function watchLinks(): () => void {
  const back = () => route.read();
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

function follow(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest('a');
  const path = link ? pathOf(link) : null;
  if (link && path !== null && isPlain(click)) {
    click.preventDefault();
    go(path + link.search + link.hash);
  }
}

/** The page of ours that a link leads to; null if it leads elsewhere, or is to be opened by the browser itself. */
function pathOf(link: HTMLAnchorElement): string | null {
  const path = link.origin === location.origin ? within(link.pathname) : null;
  if (path === null || path.startsWith('/api/')) return null;
  return link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#') ? null : path;
}

function isPlain(click: MouseEvent): boolean {
  const changed = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !changed && !click.defaultPrevented;
}
