/** Keyboard play: arrows move between lit spots, Enter and Space choose, and focus is never lost.
 *
 * With Shift, arrows move between all things, and Enter asks why one that is not lit is not possible.
 */

import { LIT, THING } from '../../lib/terms';
import { isArrow, nearest } from './nearest';
import { setStops } from './stops';

export class Keys {
  /** Whether keyboard focus entered the board and has not left it since. */
  #isHere = false;

  press(event: KeyboardEvent & { currentTarget: Element }): void {
    const spot = (event.target as Element | null)?.closest<HTMLElement>(THING);
    if (!spot) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const all = event.currentTarget.querySelectorAll<HTMLElement>(event.shiftKey ? THING : LIT);
      const others = [...all].filter((other) => other !== spot && other.getClientRects().length > 0);
      const boxes = others.map((other) => other.getBoundingClientRect());
      focus(others[nearest(spot.getBoundingClientRect(), boxes, event.key)]);
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

/** What is not lit takes focus only from here: a click on it must not move a zoomed board. */
function focus(thing: HTMLElement | undefined): void {
  if (thing?.matches(LIT) === false) thing.setAttribute('tabindex', '-1');
  thing?.focus();
}

/** Whether focus is on the body, or on the question's heading, which is the fallback. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('h2[tabindex="-1"]') === true;
}
