/** The current page, and client-side navigation. */

import { routeOf, type Route } from './routes';

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);

  readonly now: Route = $derived(routeOf(this.#path));
  readonly path: string = $derived(this.#path);
  readonly search: URLSearchParams = $derived(new URLSearchParams(this.#search));

  read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }
}

export const route = new Router();

/** Show another page. `replace` replaces the history entry. */
export function go(path: string, { replace = false } = {}): void {
  const stays = new URL(path, location.href).pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
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
  if (link && isOurs(link) && isPlain(click)) {
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const page = link.origin === location.origin && !link.pathname.startsWith('/api/');
  return page && !link.target && !link.hasAttribute('download') && !link.getAttribute('href')?.startsWith('#');
}

function isPlain(click: MouseEvent): boolean {
  const changed = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !changed && !click.defaultPrevented;
}
