/** What is lit where: how much there is to choose in each view, and one stop for the Tab key in each area. */

const LIT = '[data-spot][role="button"]';

/** Calls back whenever something is lit or goes out, and keeps the stops. */
export function watchLit(board: Element, tell: () => void): () => void {
  const look = () => {
    setStops(board);
    tell();
  };
  const observer = new MutationObserver(look);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'data-lit'] });
  look();
  return () => observer.disconnect();
}

/** How many things to choose a view has, whether it is seen or not. */
export function litIn(view: Element | null | undefined): number {
  const words = [...(view?.querySelectorAll('[data-lit]') ?? [])].map((one) => one.getAttribute('data-spot'));
  return new Set(words).size;
}

/** Tab leads to what had the focus last in an area, or to the first that is lit there. */
export function setStops(board: Element): void {
  const areas = new Map<string, Element[]>();
  for (const one of board.querySelectorAll(LIT)) {
    const area = one.getAttribute('data-area') ?? '';
    areas.set(area, [...(areas.get(area) ?? []), one]);
  }
  for (const lit of areas.values()) {
    const stop = lit.find((one) => one === document.activeElement) ?? lit[0];
    for (const one of lit) one.setAttribute('tabindex', one === stop ? '0' : '-1');
  }
}

/** Room around what is brought into sight. */
const AROUND = 30;

/** A view that scrolls brings all that is lit into sight, or as much of it as fits. */
export function showLit(view: HTMLElement, smoothly: boolean): void {
  if (view.scrollHeight <= view.clientHeight) return;
  const frame = view.getBoundingClientRect();
  const boxes = [...view.querySelectorAll(LIT)].map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - AROUND;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AROUND;
  if (top >= frame.top && bottom <= frame.bottom) return;
  const spare = Math.max(0, frame.height - (bottom - top)) / 2;
  view.scrollTo?.({ top: view.scrollTop + top - frame.top - spare, behavior: smoothly ? 'smooth' : 'auto' });
}
