/** Panning and zooming of a board in its frame: a scale, and how far its upper left corner has moved. */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

/** The board never leaves its frame, and is never smaller than it. */
export function within(zoom: Zoom, frame: Size): Zoom {
  const scale = clamp(zoom.scale, 1, LARGEST);
  return {
    scale,
    x: clamp(zoom.x, frame.width * (1 - scale), 0),
    y: clamp(zoom.y, frame.height * (1 - scale), 0),
  };
}

/** Zoom by a factor so that what lies under a point of the frame stays under it. */
export function zoomedAt(zoom: Zoom, factor: number, point: Point, frame: Size): Zoom {
  const scale = clamp(zoom.scale * factor, 1, LARGEST);
  const grown = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, frame);
}

export function panned(zoom: Zoom, dx: number, dy: number, frame: Size): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}

/** Two fingers: what lay between them stays between them, and grows as they part. */
export function pinched(zoom: Zoom, before: [Point, Point], after: [Point, Point], frame: Size): Zoom {
  const [was, is] = [middle(before), middle(after)];
  const moved = panned(zoom, is.x - was.x, is.y - was.y, frame);
  return zoomedAt(moved, apart(after) / Math.max(1, apart(before)), is, frame);
}

/** Pan as little as needed to show a box of the frame. */
export function showing(zoom: Zoom, box: Point & Size, frame: Size): Zoom {
  return panned(zoom, needed(box.x, box.width, frame.width), needed(box.y, box.height, frame.height), frame);
}

function needed(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - start - length);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function apart([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
