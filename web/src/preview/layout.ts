/** Where everything stands in the preview of a finished game, which other sites show beside a link to it. */

import type { Room } from '../games/still';

/** What those sites ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 30;
/** The least that a name and a score need. */
const LEAST_COLUMN = 330;
const HEADER = 116;
const GAP = 10;
const TALLEST_CARD = 92;

export interface Place extends Room {
  x: number;
  y: number;
}

export interface Layout {
  board: Place | null;
  header: Place;
  players: Place[];
}

/** The board on the left, as large as it can be, and beside it everybody with their place. `ratio` is that of the
 * board's width to its height: null for one that fills any room, and there may be no board at all. */
export function layoutOf(ratio: number | null | undefined, players: number): Layout {
  const board = ratio === undefined ? null : boardPlace(ratio);
  const x = board === null ? MARGIN : board.x + board.width + MARGIN;
  const width = WIDTH - MARGIN - x;
  const room = HEIGHT - 2 * MARGIN - HEADER;
  const height = Math.min(TALLEST_CARD, (room - (players - 1) * GAP) / players);
  return {
    board,
    header: { x, y: MARGIN, width, height: HEADER },
    players: Array.from({ length: players }, (_, at) => ({
      x,
      y: MARGIN + HEADER + at * (height + GAP),
      width,
      height,
    })),
  };
}

function boardPlace(ratio: number | null): Place {
  const height = HEIGHT - 2 * MARGIN;
  const widest = WIDTH - 3 * MARGIN - LEAST_COLUMN;
  const width = Math.min(widest, ratio === null ? widest : height * ratio);
  const shown = ratio === null ? height : width / ratio;
  return { x: MARGIN, y: MARGIN + (height - shown) / 2, width, height: shown };
}
