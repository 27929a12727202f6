/** What is asked must be in sight: a board that is scrolled brings the first lit spot back when none is to be seen. */

import { LIT } from './stops';

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
