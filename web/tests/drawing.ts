/** What a test gives to the drawing of any game: its texts from the real files, and a table at which nothing happens. */

import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { DrawingProps } from '../src/games/drawing';
import { choicesOf, NO_CHOICE, NO_SPOTS, Spots } from '../src/lib/chooser';
import { Texts } from '../src/lib/fluent';
import type { Game } from '../src/lib/wire';

export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export const NAMES = ['Ann', 'Bob', 'Cid'];

const HOME = '../src/posse';

export function ftl(path: string): string {
  return readFileSync(`${HOME}/${path}`, 'utf-8');
}

/** A game with all that it declares. */
export function gameOf(name: string): Game {
  const words = inject('games').find((game) => game.name === name);
  if (words === undefined) throw new Error(`no game is called ${name}`);
  return { ...words, least: 2, most: 6, version: 1, options: [], scopes: [], plans: {}, lessons: 0, puzzles: 0 };
}

export function textsOfGame(name: string, lang: string): Texts {
  const files = [
    `text/${lang}.ftl`,
    `text/web/${lang}/table.ftl`,
    `text/web/${lang}/story.ftl`,
    `games/${name}/text/title/${lang}.ftl`,
    `games/${name}/text/${lang}.ftl`,
    `games/${name}/text/web/${lang}.ftl`,
  ];
  return new Texts(lang, files.map(ftl), gameOf(name));
}

/** What can be clicked while these answers can be given. */
export function spotsFor(name: string, ...answers: string[]): Spots {
  return new Spots({ ...NO_CHOICE, choices: choicesOf(answers, gameOf(name).verbs) });
}

export function propsOf<V>(view: V, texts: Texts, step: string): DrawingProps<V> {
  return {
    view,
    events: [],
    question: { step },
    seat: 0,
    asked: [0],
    names: NAMES,
    texts,
    spots: NO_SPOTS,
    picked: [],
    touched: new Set(),
    pick: () => undefined,
    explain: () => undefined,
    pace: 0,
  };
}

/** Everything a selector finds, by its spots. */
export function spotsIn(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-spot'));
}

export const LIT = '[data-spot][role="button"]';

/** The spots that are lit, in the order of the page. */
export function lit(): (string | null)[] {
  return spotsIn(LIT);
}

/** The first thing that has this spot. */
export function spot(name: string): HTMLElement {
  return document.querySelector(`[data-spot~="${name}"]`) as HTMLElement;
}
