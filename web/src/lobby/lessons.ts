/** The lessons to go on with, by what this browser remembers. */

import type { Game } from '../lib/wire';

/** Lessons by `game/lesson`: those that are done, and the answers of those that were begun. */
export interface Learned {
  done: Record<string, unknown>;
  answers: Record<string, unknown>;
}

export interface Unfinished {
  game: string;
  path: string;
  /** How many of the game's lessons are done; null where one of them was left in the middle. */
  done: number | null;
  count: number;
}

/** Lessons that were left in the middle; otherwise games of which some lessons are done and others are not. */
export function toGoOnWith({ done, answers }: Learned, games: readonly Game[]): Unfinished[] {
  return games.flatMap(({ name, lessons }): Unfinished[] => {
    const begun = Object.keys(answers).filter((lesson) => lesson.startsWith(`${name}/`));
    if (begun.length > 0)
      return begun.map((lesson) => ({ game: name, path: `/learn/${lesson}`, done: null, count: lessons }));
    const count = Object.keys(done).filter((lesson) => lesson.startsWith(`${name}/`)).length;
    return count > 0 && count < lessons ? [{ game: name, path: `/learn/${name}`, done: count, count: lessons }] : [];
  });
}
