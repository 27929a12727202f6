/** Pointing at something for a while: hovering, focusing, or pressing it long on a touch screen. */

import type { Attachment } from 'svelte/attachments';

export const LONG_PRESS = 450;

/** A focused element that is removed loses focus during the update: report it afterwards. */
export const soon: (call: () => void) => void = queueMicrotask;

/** Calls `told(true)` when pointing begins and `told(false)` when it ends. A long press is not a click. */
export function pointing(told: (points: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const tell = (points: boolean) => soon(() => told(points));
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const begin = () => tell(true);
    const end = () => {
      clearTimeout(pressing);
      tell(false);
    };
    const press = () => {
      pressed = true;
      begin();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && begin()],
      ['pointerleave', end],
      ['focus', () => element.matches(':focus-visible') && begin()],
      ['blur', end],
      ['pointerdown', (event) => startPress(event as PointerEvent)],
      ['pointerup', () => clearTimeout(pressing)],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['click', (event) => pressed && event.stopImmediatePropagation()],
    ];
    const startPress = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'touch') pressing = setTimeout(press, LONG_PRESS);
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener, true);
    return () => {
      clearTimeout(pressing);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, true);
    };
  };
}

/** The spots of the thing that was clicked, with its place if they lead nowhere from there; null if it has none.
 *
 * Where the spots lie over a drawing that is pointed at instead, both are about the same.
 */
export function thingAt(target: Element, board: Element): string | null {
  const things = [...board.querySelectorAll('[data-spot]')];
  for (let at: Element | null = target; at !== null && at !== board; at = at.parentElement) {
    const about = at.getAttribute('data-about');
    const same = about === null ? undefined : things.find((thing) => thing.getAttribute('data-about') === about);
    const spots = at.getAttribute('data-spot') ?? at.getAttribute('data-elsewhere') ?? same?.getAttribute('data-spot');
    if (spots !== null && spots !== undefined) return spots;
  }
  return null;
}
