/** Where everything is served: at the root of a site, or under a path such as `/posse`, which the server writes into
 * the page. Paths within the program, such as `/table/x`, do not have it. */

let known: string | null = null;

/** What every address begins with, without its last slash; read when it is first needed. */
function root(): string {
  const written = () => document.querySelector<HTMLMetaElement>('meta[name="posse-root"]')?.content ?? '/';
  return (known ??= written().replace(/^\.?\/$|\/$/, ''));
}

/** The address of a path of ours. */
export function to(path: string): string {
  return root() + path;
}

/** The path of ours that an address leads to; null if it leads elsewhere on the site. */
export function within(address: string): string | null {
  if (address === root()) return '/';
  return address.startsWith(`${root()}/`) ? address.slice(root().length) : null;
}
