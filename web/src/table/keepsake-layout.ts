/** Where everything stands in the picture of a finished game. */

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  board: Place;
  players: Place[];
}

const WIDTH = 1600;
const MARGIN = 40;
const HEADER = 128;
const GAP = 16;
const CARD = { width: 400, height: 104 };
/** A board that is not this much wider than high has the players beside it, any other below it. */
const FLAT_FROM = 1.3;
const HIGHEST = 1120;

/** The players stand beside a high board, or where there is none, and below a flat one. */
export function layoutOf(board: { width: number; height: number } | null, players: number): Layout {
  if (board === null) return below({ width: 1, height: 0 }, players);
  return board.width / board.height < FLAT_FROM ? beside(board, players) : below(board, players);
}

function fitted(board: { width: number; height: number }, most: number): { width: number; height: number } {
  const scale = Math.min(most / board.width, HIGHEST / board.height);
  return { width: board.width * scale, height: board.height * scale };
}

function beside(board: { width: number; height: number }, players: number): Layout {
  const size = fitted(board, WIDTH - 3 * MARGIN - CARD.width);
  const x = 2 * MARGIN + size.width;
  const places = Array.from({ length: players }, (_, at) => ({ x, y: HEADER + at * (CARD.height + GAP), ...CARD }));
  return {
    width: Math.ceil(x + CARD.width + MARGIN),
    height: Math.ceil(HEADER + Math.max(size.height, players * (CARD.height + GAP) - GAP) + MARGIN),
    board: { x: MARGIN, y: HEADER, ...size },
    players: places,
  };
}

function below(board: { width: number; height: number }, players: number): Layout {
  const room = WIDTH - 2 * MARGIN;
  const size = fitted(board, room);
  const inRow = players > 4 ? Math.ceil(players / 2) : players;
  const width = (room - (inRow - 1) * GAP) / inRow;
  const top = HEADER + (size.height > 0 ? size.height + 24 : 0);
  const places = Array.from({ length: players }, (_, at) => ({
    x: MARGIN + (at % inRow) * (width + GAP),
    y: top + Math.floor(at / inRow) * (CARD.height + GAP),
    width,
    height: CARD.height,
  }));
  return {
    width: WIDTH,
    height: Math.ceil(top + Math.ceil(players / inRow) * (CARD.height + GAP) - GAP + MARGIN),
    board: { x: (WIDTH - size.width) / 2, y: HEADER, ...size },
    players: places,
  };
}
