/** What another app has shared with us: a link to a table, perhaps within a text. */

import { within } from '../../lib/root';

const LINK = /https?:\/\/[^\s<>"']+/g;

/** The page of ours that something shared leads to; null if there is none. */
export function sharedPath(shared: URLSearchParams, origin: string): string | null {
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '');
  for (const link of texts.flatMap((text) => text.match(LINK) ?? [])) {
    const path = pathOf(link, origin);
    if (path !== null) return path;
  }
  return null;
}

function pathOf(link: string, origin: string): string | null {
  const address = URL.parse(link.replace(/[.,;:!?)]+$/, ''));
  if (address?.origin !== origin) return null;
  const path = within(address.pathname);
  return path === null || path.startsWith('/api/') || path === '/share' ? null : path + address.search + address.hash;
}
