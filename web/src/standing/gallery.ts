/** What is said of a finished game beside its picture. */

import type { Texts } from '../lib/fluent';
import { nameless } from '../lib/page';
import type { PlayedGame } from '../lib/wire';

type Played = PlayedGame['seats'][number];

export function nameOf({ name }: Pick<Played, 'name'>, seat: number, texts: Texts): string {
  return name ?? nameless(texts, seat, true);
}

/** The picture in words: the game, and everybody with their place and score, best first. */
export function told({ game, seats }: Pick<PlayedGame, 'game' | 'seats'>, texts: Texts): string {
  const lines = seats
    .map((seat, at) => ({ place: seat.place, name: nameOf(seat, at, texts), score: texts.number(seat.score) }))
    .toSorted((one, other) => one.place - other.place)
    .map((line) => texts.say('share-place', line));
  return `${texts.say(`game-${game}`)}: ${lines.join('; ')}`;
}
