/** Lit things by area: one Tab stop in each, all scrolled into view. */

import { on } from 'svelte/events';
import { LIT } from '../../lib/terms';

/** Maintains the Tab stops, and calls back whenever something is lit or goes out. */
export function watchLit(board: Element, tell: () => void = () => undefined): () => void {
  const look = () => {
    setStops(board);
    tell();
  };
  const observer = new MutationObserver(look);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['role', 'data-lit'] });
  const stopHearing = on(board, 'focusin', () => setStops(board));
  look();
  return () => {
    observer.disconnect();
    stopHearing();
  };
}

/** How many lit things a part of the board has, visible or not. */
export function litIn(part: Element | null | undefined): number {
  const spots = [...(part?.querySelectorAll('[data-lit]') ?? [])].map((one) => one.getAttribute('data-spot'));
  return new Set(spots).size;
}

/** The Tab stop of an area is what last had focus there, or the first lit thing. */
export function setStops(board: Element): void {
  const areas = new Map<string, Element[]>();
  for (const one of board.querySelectorAll(LIT)) {
    const area = one.getAttribute('data-area') ?? '';
    areas.set(area, [...(areas.get(area) ?? []), one]);
  }
  for (const lit of areas.values()) {
    const stop = lit.find((one) => one === document.activeElement) ?? lit.find(isStop) ?? lit[0];
    for (const one of lit) one.setAttribute('tabindex', one === stop ? '0' : '-1');
  }
}

function isStop(lit: Element): boolean {
  return lit.getAttribute('tabindex') === '0';
}

/** Margin around what is scrolled into view. */
const AROUND = 30;

/** Scrolls a part of the board so that everything lit is visible, or as much as fits. */
export function showLit(part: HTMLElement, smoothly: boolean): void {
  if (part.scrollHeight <= part.clientHeight) return;
  const frame = part.getBoundingClientRect();
  const boxes = [...part.querySelectorAll(LIT)].map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - AROUND;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AROUND;
  if (top >= frame.top && bottom <= frame.bottom) return;
  const spare = Math.max(0, frame.height - (bottom - top)) / 2;
  part.scrollTo?.({ top: part.scrollTop + top - frame.top - spare, behavior: smoothly ? 'smooth' : 'auto' });
}
