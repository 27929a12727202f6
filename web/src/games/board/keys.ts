/** Play by keyboard: arrows lead from one lit spot to the next, Enter and Space choose, and the focus is never lost. */

import { isArrow, nearest } from './nearest';
import { LIT, setStops } from './stops';

export class Keys {
  /** Whether the focus came to the board by the keyboard and has not gone elsewhere since. */
  #isHere = false;

  press(event: KeyboardEvent & { currentTarget: Element }): void {
    const spot = (event.target as Element | null)?.closest<HTMLElement>(LIT);
    if (!spot) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const others = [...event.currentTarget.querySelectorAll<HTMLElement>(LIT)].filter((other) => other !== spot);
      const boxes = others.map((other) => other.getBoundingClientRect());
      others[nearest(spot.getBoundingClientRect(), boxes, event.key)]?.focus();
    }
  }

  enter(event: FocusEvent): void {
    this.#isHere = (event.target as Element).matches(':focus-visible');
  }

  leave(event: FocusEvent & { currentTarget: Element }): void {
    const next = event.relatedTarget as Element | null;
    if (next && !event.currentTarget.contains(next)) this.#isHere = false;
  }

  /** The spot that had the focus may be none any more: then the next question takes it. */
  settle(board: Element): void {
    const focused = document.activeElement;
    const lost = board.contains(focused) ? !focused?.matches(`${LIT}, button`) : isNowhere(focused);
    setStops(board);
    if (this.#isHere && lost) board.querySelector<HTMLElement>(`${LIT}[tabindex="0"]`)?.focus();
  }
}

/** Whether the focus is on nothing, or on the heading of the question, which takes it when nobody else does. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('h2[tabindex="-1"]') === true;
}
