/** No explanation for a pointer that only passes over something. */

import type { Explained } from '../games/drawing';

const GLANCE_MS = 300;
type Explain = (about: Explained | null) => void;

/** Tells what is under the pointer once it has stayed there for a moment, and at once that it has gone. */
export function afterGlance(tell: Explain): Explain {
  let passing: ReturnType<typeof setTimeout> | undefined;
  return (about) => {
    clearTimeout(passing);
    passing = setTimeout(() => tell(about), about === null ? 0 : GLANCE_MS);
  };
}
