/** Which of several things lies next in the direction of an arrow key. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Weight of sideways distance against distance ahead, so that arrows stay in their row or column if possible. */
const ASIDE = 2.5;

export function isArrow(key: string): key is Arrow {
  return /^Arrow(Up|Down|Left|Right)$/.test(key);
}

/** The index of the nearest box ahead, or -1. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const length = distance(from, box, arrow);
    if (length < least) [best, least] = [index, length];
  });
  return best;
}

/** The weighted distance to a box, or infinity if it does not lie ahead. */
function distance(from: Box, to: Box, arrow: Arrow): number {
  const across = middle(to.left, to.width) - middle(from.left, from.width);
  const down = middle(to.top, to.height) - middle(from.top, from.height);
  const upright = arrow === 'ArrowUp' || arrow === 'ArrowDown';
  const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const ahead = (upright ? down : across) * forward;
  const aside = Math.abs(upright ? across : down);
  return ahead < 1 ? Infinity : ahead + aside * ASIDE;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
