/** Animation by comparison: where keyed elements were before a change, and where they are after it.
 *
 * Anything with `data-key` moves: boards, panels and hands alike. The first element with a key counts.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Move {
  key: string;
  /** The offset of where it comes from, in screen pixels. */
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
/** The distance in pixels from which a movement takes the longest time. */
const FAR = 500;
/** Shorter movements are not animated. */
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

/** The duration for a distance: longer ones take longer, within limits. */
export function duration(way: number, pace: number): number {
  return lasting(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, way / FAR), pace);
}

/** A duration at another pace: half of it at twice the pace, 0 with animations off. */
export function lasting(ms: number, pace: number): number {
  return pace === 0 ? 0 : Math.round(ms / pace);
}

function centreX({ x, width }: Box): number {
  return x + width / 2;
}

function centreY({ y, height }: Box): number {
  return y + height / 2;
}

/** Where a thing would be now if its ground moved or was scaled meanwhile: boards scroll and zoom. */
export function carried(box: Box, was: Box, is: Box): Box {
  const [across, down] = [was.width > 0 ? is.width / was.width : 1, was.height > 0 ? is.height / was.height : 1];
  return {
    x: is.x + (box.x - was.x) * across,
    y: is.y + (box.y - was.y) * down,
    width: box.width * across,
    height: box.height * down,
  };
}

/** A thing, and the ground it stands on. */
interface Standing {
  box: Box;
  ground: Element;
  groundBox: Box;
}

/** Remembers where things were and moves them from there to where they are now. */
export class Mover {
  #before = new Map<string, Standing>();
  #running = new Map<Element, Animation>();

  /** Call before the page changes. Things in motion are taken where they are seen. */
  look(root: Element): void {
    const grounds = new Grounds();
    const standing = [...keyed(root)].map(([key, element]): [string, Standing] => [key, standingOf(element, grounds)]);
    this.#before = new Map(standing.filter(([, { box }]) => isSeen(box)));
  }

  /** Call after the page has changed. */
  move(root: Element, pace: number): void {
    for (const animation of this.#running.values()) animation.cancel();
    this.#running.clear();
    if (pace === 0 || this.#before.size === 0) return;
    const elements = keyed(root);
    const grounds = new Grounds();
    const before = new Map([...this.#before].map(([key, standing]) => [key, nowAt(standing, grounds)]));
    const after = new Map([...elements].map(([key, element]) => [key, boxOf(element)]));
    const { moved, appeared } = changeBetween(before, seen(after), pace);
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

/** Where grounds are now, each measured once: most things stand on the same few. */
class Grounds {
  readonly #boxes = new Map<Element, Box>();

  boxOf(ground: Element): Box {
    const box = this.#boxes.get(ground) ?? boxOf(ground);
    this.#boxes.set(ground, box);
    return box;
  }
}

/** In a drawing the whole of it is the ground, elsewhere whatever holds the thing. */
function standingOf(element: Element, grounds: Grounds): Standing {
  const ground = (element instanceof SVGElement && element.ownerSVGElement) || (element.parentElement as Element);
  return { box: boxOf(element), ground, groundBox: grounds.boxOf(ground) };
}

/** A ground that holds its things by their size does not scale them. */
function nowAt({ box, ground, groundBox }: Standing, grounds: Grounds): Box {
  if (!ground.isConnected) return box;
  const is = grounds.boxOf(ground);
  return carried(box, groundBox, ground instanceof SVGElement ? is : { ...groundBox, x: is.x, y: is.y });
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function isSeen({ width, height }: Box): boolean {
  return width > 0 || height > 0;
}

function seen(boxes: ReadonlyMap<string, Box>): Map<string, Box> {
  return new Map([...boxes].filter(([, box]) => isSeen(box)));
}

/** `translate` and not `transform`, which may already say where the thing stands in its drawing. */
function slide(element: Element | undefined, { dx, dy }: Move): Keyframe[] {
  const [x, y] = element ? inOwnUnits(element, dx, dy) : [dx, dy];
  return [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }];
}

/** A distance on screen in the units of the element's parent, which may be zoomed or drawn on a grid. */
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
