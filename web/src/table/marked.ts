/** Scrolls whatever it lies in as far as is needed to see what a hint or a lesson marks, once the board is settled. */
export function revealMarked(root: Element, smoothly: boolean): () => void {
  const moment = requestAnimationFrame(() => {
    const marked = [...root.querySelectorAll('[data-lit][data-touched]')];
    const first = marked.find((one) => one.getClientRects().length > 0);
    first?.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: smoothly ? 'smooth' : 'auto' });
  });
  return () => cancelAnimationFrame(moment);
}
