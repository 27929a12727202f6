/** What is lit where: how much there is to choose in each view, and one stop for the Tab key in each area. */

const LIT = '[data-spot][role="button"]';

/** Calls back whenever something is lit or goes out, and keeps the stops. */
export function watchLit(board: Element, tell: () => void): () => void {
  const look = () => {
    setStops(board);
    tell();
  };
  const observer = new MutationObserver(look);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'data-spot'] });
  look();
  return () => observer.disconnect();
}

export function litIn(view: Element | null | undefined): number {
  const words = [...(view?.querySelectorAll(LIT) ?? [])].map((one) => one.getAttribute('data-spot'));
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
