/** How another try of a moment went, compared with the game that it was taken from. */

import type { Replay, Result, Seat } from '../../lib/wire';
import { placeOf } from '../../table/scoring';

export type Outcome = 'better' | 'worse' | 'same';

/** The line after which a try goes its own way: the last that it has in common with the game. */
export function partingLine(game: Replay, retry: Replay): number {
  const parted = retry.lines.findIndex(({ seat, words }, place) => {
    const line = game.lines[place];
    return line?.seat !== seat || line.words !== words;
  });
  return (parted < 0 ? retry.lines.length : parted) - 1;
}

/** How a seat fared in a try: by its place, and where that is the same, by its points. */
export function outcomeOf(game: Result, retry: Result, seat: Seat): Outcome {
  const places = placeOf(game, seat) - placeOf(retry, seat);
  const points = (retry.scores[seat] ?? 0) - (game.scores[seat] ?? 0);
  const gained = places || points;
  return gained > 0 ? 'better' : gained < 0 ? 'worse' : 'same';
}
