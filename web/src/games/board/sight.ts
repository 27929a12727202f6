/** Scrolls the board to the first lit spot when none is visible. */

import { LIT } from '../../lib/terms';

export function reveal(board: HTMLElement, smoothly: boolean): void {
  if (board.scrollHeight <= board.clientHeight) return;
  const frame = board.getBoundingClientRect();
  const spots = [...board.querySelectorAll(LIT)];
  const seen = spots.some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= frame.top && bottom <= frame.bottom;
  });
  if (!seen) spots[0]?.scrollIntoView({ block: 'center', behavior: smoothly ? 'smooth' : 'auto' });
}
