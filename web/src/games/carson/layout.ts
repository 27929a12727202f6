/** How the parts of the board share the room they are given. */

/** Spaces beside the town; above it, with the cards beside it; or everything in one column to be scrolled. */
export type Form = 'wide' | 'middle' | 'narrow';

const WIDE_FROM = 760;
const FLAT_FROM = 1.12;
const MIDDLE_FROM = 600;
/** Below the spaces a town must still be worth looking at. */
const MIDDLE_HEIGHT = 740;

/** What must stay for the column beside the town. */
const BESIDE: Record<Form, number> = { wide: 366, middle: 150, narrow: 0 };
/** The cards stand in that column; while they are chosen, their texts need more of it. */
const BESIDE_CHOOSING: Record<Form, number> = { ...BESIDE, middle: 350 };
/** Up to this the town fills a column even where that is higher than what is seen at once. */
const MOST_NARROW = 480;
export const GAP = 12;

export function formOf(width: number, height: number): Form {
  if (width >= WIDE_FROM && width / height >= FLAT_FROM) return 'wide';
  return width >= MIDDLE_FROM && height >= MIDDLE_HEIGHT ? 'middle' : 'narrow';
}

/** The side of the town in pixels, in the room left for it; in a column it may fill what is seen at once. */
export function townSide(form: Form, choosing: boolean, width: number, height: number): number {
  if (form === 'narrow') return Math.min(width, Math.max(height, MOST_NARROW));
  const beside = (choosing ? BESIDE_CHOOSING : BESIDE)[form];
  return Math.max(0, Math.min(height, width - beside - GAP));
}
