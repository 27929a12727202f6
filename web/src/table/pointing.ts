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
