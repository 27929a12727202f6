/** Scrolls the board: to the first lit spot when none is visible, and to what is marked among them. */

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

/** Scrolls whatever it lies in as far as is needed to see what a hint or a lesson marks, once the board is settled. */
export function revealMarked(root: Element, smoothly: boolean): () => void {
  const moment = requestAnimationFrame(() => {
    const marked = [...root.querySelectorAll('[data-lit][data-touched]')];
    const first = marked.find((one) => one.getClientRects().length > 0);
    first?.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: smoothly ? 'smooth' : 'auto' });
  });
  return () => cancelAnimationFrame(moment);
}
