/** The colours that a game gives its players, for everything on the page while its table is open. */

import type { Drawing } from '../games/drawing';
import type { View } from '../lib/wire';

/** Call while a component is made; the usual colours return with its end. */
export function wearLooks(given: () => { drawing: Drawing | null; view: View | null }): void {
  const style = document.documentElement.style;
  const rows = $derived.by(() => {
    const { drawing, view } = given();
    const looks = (view && drawing?.looks?.(view)) ?? [];
    return looks.flatMap((look, seat): [string, string][] =>
      look
        ? [
            [`--seat-${seat}`, look.colour],
            [`--on-seat-${seat}`, look.ink],
          ]
        : [],
    );
  });
  const signature = $derived(JSON.stringify(rows));
  $effect(() => {
    const worn = JSON.parse(signature) as [string, string][];
    for (const [name, value] of worn) style.setProperty(name, value);
    return () => {
      for (const [name] of worn) style.removeProperty(name);
    };
  });
}
