/** A building is raised from the ground up, where something may move at all. */

import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../../lib/animate';

const RISE = 520;

/** `foot` is where it stands, in the units of its drawing. */
export function raised(element: Element, { foot, pace }: { foot: number; pace: number }): TransitionConfig {
  if (typeof element.animate !== 'function') return { duration: 0 };
  return {
    duration: lasting(RISE, pace),
    easing: backOut,
    css: (part) => `transform-origin: 0 ${foot}px; transform: scaleY(${part})`,
  };
}
