/** Keyboard play: arrows move between lit spots, Enter and Space choose, and focus is never lost. */

import { isArrow, nearest } from './nearest';
import { LIT, setStops } from './stops';

export class Keys {
  /** Whether keyboard focus entered the board and has not left it since. */
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

  /** If the focused spot is gone, focus the first spot of the next question. */
  settle(board: Element): void {
    const focused = document.activeElement;
    const lost = board.contains(focused) ? !focused?.matches(`${LIT}, button`) : isNowhere(focused);
    setStops(board);
    if (this.#isHere && lost) board.querySelector<HTMLElement>(`${LIT}[tabindex="0"]`)?.focus();
  }
}

/** Whether focus is on the body, or on the question's heading, which is the fallback. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('h2[tabindex="-1"]') === true;
}
