/** Which requests the service worker answers, and which are none of its business. */

/** How a request is answered: a page from the network if possible, a file with a hash in its name from the cache. */
export type Way = 'page' | 'file' | 'leave';

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Calls, sockets, records and other sites are left to the browser: what they say must never be old. */
export function wayOf({ method, mode, url }: Asked, scope: string): Way {
  if (method !== 'GET' || !url.startsWith(scope)) return 'leave';
  const path = url.slice(scope.length);
  if (path.startsWith('api/')) return 'leave';
  if (path.startsWith('assets/')) return 'file';
  return mode === 'navigate' ? 'page' : 'leave';
}

/** The address of the table that a notification is about. */
export function tableOf(scope: string, table: string): string {
  return `${scope}table/${encodeURIComponent(table)}`;
}

/** Whether a page shows this table, as any seat. */
export function shows(address: string, table: string): boolean {
  const { origin, pathname } = new URL(address);
  const plain = origin + pathname;
  return plain === table || plain.startsWith(`${table}/`);
}
