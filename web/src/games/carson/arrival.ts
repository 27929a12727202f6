/** Cowboys come from the panel of their player, and walk home to it. */

import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';
import type { Seat } from '../../lib/wire';

const FLIGHT = 420;
const WALK = 900;
/** How often a walking cowboy hops on its way, and how high. */
const STEPS = 7;
const HOP = 3;

export function reserveKey(seat: Seat): string {
  return `reserve-${seat}`;
}

/** Attach to a cowboy that has just been rendered. Nothing flies if the panel is not visible. */
export function arriving(seat: Seat, pace: number): Attachment {
  return (element) => {
    const way = wayHome(element, seat, pace);
    if (way === null) return;
    const [dx, dy] = way;
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
      duration: FLIGHT / pace,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
    });
  };
}

/** For a cowboy that is taken back: it walks off, and is gone at its panel. */
export function leaving(element: Element, { seat, pace }: { seat: Seat; pace: number }): TransitionConfig {
  const way = wayHome(element, seat, pace);
  if (way === null) return { duration: 0 };
  const [dx, dy] = way;
  return {
    duration: WALK / pace,
    css: (left, gone) => {
      const hop = Math.abs(Math.sin(gone * Math.PI * STEPS)) * HOP;
      return `translate: ${dx * gone}px ${dy * gone - hop}px; opacity: ${Math.min(1, left * 4)}`;
    },
  };
}

/** How far the panel is, in the units of the drawing; null if nothing may move or the panel is not visible. */
function wayHome(element: Element, seat: Seat, pace: number): [number, number] | null {
  const home = document.querySelector(`[data-key="${reserveKey(seat)}"]`)?.getBoundingClientRect();
  if (pace === 0 || !home?.width || typeof element.animate !== 'function') return null;
  const here = element.getBoundingClientRect();
  return inUnitsOf(
    element,
    middle(home.left, home.width) - middle(here.left, here.width),
    middle(home.top, home.height) - middle(here.top, here.height),
  );
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
