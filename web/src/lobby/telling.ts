/** The texts of several games beside each other, each fetched once: a list tells of all of them. */

import { loadTexts, type Texts } from '../lib/fluent';

const FETCHED = new Map<string, Promise<Texts>>();

export function textsOf(lang: string, game: string): Promise<Texts> {
  const key = `${lang} ${game}`;
  const known = FETCHED.get(key) ?? loadTexts(lang, game);
  FETCHED.set(key, known);
  known.catch(() => FETCHED.delete(key));
  return known;
}
