/** New cowboys come from the panel of their player: they fly from there to where they stand. */

import type { Attachment } from 'svelte/attachments';
import type { Seat } from '../../lib/wire';

const FLIGHT = 420;

export function reserveKey(seat: Seat): string {
  return `reserve-${seat}`;
}

/** Attach to a cowboy that has just been rendered. Nothing flies if the panel is not visible. */
export function arriving(seat: Seat, pace: number): Attachment {
  return (element) => {
    const home = document.querySelector(`[data-key="${reserveKey(seat)}"]`)?.getBoundingClientRect();
    if (pace === 0 || !home?.width || typeof element.animate !== 'function') return;
    const here = element.getBoundingClientRect();
    const [dx, dy] = inUnitsOf(
      element,
      middle(home.left, home.width) - middle(here.left, here.width),
      middle(home.top, home.height) - middle(here.top, here.height),
    );
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration: FLIGHT / pace,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
    });
  };
}

function middle(start: number, length: number): number {
  return start + length / 2;
}

/** A distance on screen in the units of the drawing around the element. */
function inUnitsOf(element: Element, dx: number, dy: number): [number, number] {
  const around = element.parentElement;
  const grid = around instanceof SVGGraphicsElement ? around.getScreenCTM()?.inverse() : null;
  return grid ? [dx * grid.a + dy * grid.c, dx * grid.b + dy * grid.d] : [dx, dy];
}
