/** Moves something along a way for as long as its scene lasts. */

import type { Attachment } from 'svelte/attachments';

export function act(way: readonly Keyframe[], ms: number): Attachment<SVGElement> {
  return (element) => {
    if (typeof element.animate !== 'function') return undefined;
    const animation = element.animate([...way], { duration: ms, fill: 'forwards' });
    return () => animation.cancel();
  };
}
