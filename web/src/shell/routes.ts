/** Which page a path shows. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'rules'; game: string }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(plain);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'lobby' };
  if (first === 'table' && second) return { page: 'table', id: second, key: third ?? null };
  if (first === 'learn' && second) return { page: 'learn', game: second, lesson: third ?? null };
  if (third !== undefined) return { page: 'missing' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if ((first === 'about' || first === 'account') && !second) return { page: first };
  return { page: 'missing' };
}

/** A part of a path without its escapes; a broken escape stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
