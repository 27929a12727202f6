/** Movement by comparing: where keyed things were before a change, and where they are after it.
 *
 * Anything with `data-key` moves: boards, panels and hands alike. The first one of a key counts.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Move {
  key: string;
  /** From where it comes, seen from where it is, in pixels of the screen. */
  dx: number;
  dy: number;
  ms: number;
}

export interface Change {
  moved: Move[];
  appeared: string[];
}

const SHORTEST = 180;
const LONGEST = 350;
/** Pixels of way that take the longest time. */
const FAR = 500;
/** A way shorter than this is not worth showing. */
const NEAR = 1.5;

/** What moved and what is new, with the time that each movement takes. */
export function changeBetween(before: ReadonlyMap<string, Box>, after: ReadonlyMap<string, Box>, pace: number): Change {
  const change: Change = { moved: [], appeared: [] };
  for (const [key, box] of after) {
    const was = before.get(key);
    if (was === undefined) change.appeared.push(key);
    else {
      const [dx, dy] = [centreX(was) - centreX(box), centreY(was) - centreY(box)];
      if (Math.hypot(dx, dy) > NEAR) change.moved.push({ key, dx, dy, ms: duration(Math.hypot(dx, dy), pace) });
    }
  }
  return change;
}

/** The time for a way: longer ways take longer, within limits. */
export function duration(way: number, pace: number): number {
  return lasting(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, way / FAR), pace);
}

/** A time at the usual pace as it is at another: twice the pace is half the time, and without movement it is none. */
export function lasting(ms: number, pace: number): number {
  return pace === 0 ? 0 : Math.round(ms / pace);
}

function centreX({ x, width }: Box): number {
  return x + width / 2;
}

function centreY({ y, height }: Box): number {
  return y + height / 2;
}

/** Remembers where things were and moves them from there to where they are now. */
export class Mover {
  #before = new Map<string, Box>();
  #running = new Map<Element, Animation>();

  /** To be called before the page changes. Things on the way are taken where they are seen. */
  look(root: Element): void {
    this.#before = boxesOf(keyed(root));
  }

  /** To be called after the page has changed. */
  move(root: Element, pace: number): void {
    for (const animation of this.#running.values()) animation.cancel();
    this.#running.clear();
    if (pace === 0 || this.#before.size === 0) return;
    const elements = keyed(root);
    const { moved, appeared } = changeBetween(this.#before, boxesOf(elements), pace);
    for (const move of moved) this.#start(elements.get(move.key), slide(elements.get(move.key), move), move.ms);
    for (const key of appeared) this.#start(elements.get(key), [{ opacity: 0 }, {}], duration(0, pace));
  }

  #start(element: Element | undefined, frames: Keyframe[], ms: number): void {
    if (element === undefined || typeof element.animate !== 'function') return;
    const animation = element.animate(frames, { duration: ms, easing: 'cubic-bezier(0.25, 0.8, 0.35, 1)' });
    this.#running.set(element, animation);
    animation.onfinish = () => this.#running.delete(element);
  }
}

function keyed(root: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll('[data-key]')) {
    const key = element.getAttribute('data-key') as string;
    if (!found.has(key)) found.set(key, element);
  }
  return found;
}

function boxesOf(elements: ReadonlyMap<string, Element>): Map<string, Box> {
  const boxes = [...elements].map(([key, element]): [string, Box] => [key, element.getBoundingClientRect()]);
  return new Map(boxes.filter(([, box]) => box.width > 0 || box.height > 0));
}

/** `translate` and not `transform`, which may already say where the thing stands in its drawing. */
function slide(element: Element | undefined, { dx, dy }: Move): Keyframe[] {
  const [x, y] = element ? inOwnUnits(element, dx, dy) : [dx, dy];
  return [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }];
}

/** A way on the screen in the units of the element's surroundings, which may be zoomed or drawn on a grid. */
function inOwnUnits(element: Element, dx: number, dy: number): [number, number] {
  const grid = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (grid) {
    const back = grid.inverse();
    return [dx * back.a + dy * back.c, dx * back.b + dy * back.d];
  }
  const zoom =
    element instanceof HTMLElement && element.offsetWidth > 0
      ? element.getBoundingClientRect().width / element.offsetWidth
      : 1;
  return [dx / zoom, dy / zoom];
}
