/** Which page a path shows. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string }
  | { page: 'luck'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'puzzles'; game: string; puzzle: string | null }
  | { page: 'rules'; game: string }
  | { page: 'person'; id: string }
  | { page: 'leaderboard'; game: string }
  | { page: 'statistics'; game: string }
  | { page: 'gallery'; person: string | null; game: string | null }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'share' }
  | { page: 'people' }
  | { page: 'posse'; id: string; key: string | null }
  | { page: 'play'; game: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(plain);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'lobby' };
  if (first === 'table' && second) return { page: 'table', id: second, key: third ?? null };
  if (first === 'learn' && second) return { page: 'learn', game: second, lesson: third ?? null };
  if (first === 'puzzles' && second) return { page: 'puzzles', game: second, puzzle: third ?? null };
  if (first === 'posses' && second) return { page: 'posse', id: second, key: third ?? null };
  if (first === 'games' && second && (third === 'leaderboard' || third === 'statistics')) {
    return { page: third, game: second };
  }
  if (first === 'games' && second && third === 'gallery') return { page: third, person: null, game: second };
  if (first === 'people' && second && third === 'gallery') return { page: third, person: second, game: null };
  if (third !== undefined) return { page: 'missing' };
  if (first === 'people' && second) return { page: 'person', id: second };
  if (first === 'gallery' && !second) return { page: first, person: null, game: null };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  if (first === 'luck' && second) return { page: 'luck', id: second };
  if (first === 'analysis' && second) return { page: 'analysis', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'me' && second === 'people') return { page: 'people' };
  if (first === 'play' && second) return { page: 'play', game: second };
  if (first === 'tournaments' && second) return { page: 'tournament', id: second };
  if (first === 'tournaments') return { page: 'tournaments' };
  if ((first === 'about' || first === 'account' || first === 'share') && !second) return { page: first };
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
