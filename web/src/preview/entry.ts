/** What the server calls to draw the preview of a finished game; built into one script that needs no browser. */

import { render } from 'svelte/server';
import { Texts } from '../lib/fluent';
import { nameless } from '../lib/page';
import type { Game, Result, TableSeat, View } from '../lib/wire';
import { faceAt } from '../shell/faces';
import Preview from './Preview.svelte';

interface Finished {
  lang: string;
  /** The Fluent files of the language and the game. */
  sources: string[];
  game: Game;
  view: View;
  result: Result;
  seats: Pick<TableSeat, 'seat' | 'kind' | 'level' | 'name' | 'deleted'>[];
  /** When it ended, as ISO 8601 writes it. */
  ended: string;
}

/** The preview as an SVG with the classes of the style sheet, of a finished game as JSON. */
export function previewOf(json: string): string {
  const { lang, sources, game, view, result, seats, ended }: Finished = JSON.parse(json);
  const texts = new Texts(lang, sources, game);
  const names = seats.map(({ name, seat, deleted }) => name ?? nameless(texts, seat, deleted));
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(ended));
  const props = { game: game.name, view, result, names, faces: seats.map(faceAt), date, texts };
  return render(Preview, { props }).body;
}
