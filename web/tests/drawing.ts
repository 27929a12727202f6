/** What a test gives to the drawing of any game: its texts from the real files, and a table at which nothing happens. */

import { readFileSync } from 'node:fs';
import type { DrawingProps } from '../src/games/drawing';
import { Texts } from '../src/lib/fluent';
import type { Game, View } from '../src/lib/wire';

export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export const NAMES = ['Ann', 'Bob', 'Cid'];

const HOME = '../src/posse';

export function ftl(path: string): string {
  return readFileSync(`${HOME}/${path}`, 'utf-8');
}

export function textsOfGame(game: Game, lang: string): Texts {
  const files = [
    `text/${lang}.ftl`,
    `text/web/${lang}/table.ftl`,
    `games/${game.name}/text/title/${lang}.ftl`,
    `games/${game.name}/text/${lang}.ftl`,
    `games/${game.name}/text/web/${lang}.ftl`,
  ];
  return new Texts(lang, files.map(ftl), game);
}

export function asView(view: object): View {
  return view as View;
}

export function propsOf(view: object, texts: Texts, step: string): DrawingProps {
  return {
    view: asView(view),
    events: [],
    question: { step },
    seat: 0,
    asked: [0],
    names: NAMES,
    texts,
    spots: new Set(),
    picked: [],
    trail: new Set(),
    pick: () => undefined,
    explain: () => undefined,
    pace: 0,
  };
}
