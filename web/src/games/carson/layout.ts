/** How the parts of the board share the space available. */

/** Spaces beside the town; above it, with the cards beside it; or everything in one column to be scrolled. */
export type Form = 'wide' | 'middle' | 'narrow';

const WIDE_FROM = 760;
const FLAT_FROM = 1.12;
const MIDDLE_FROM = 600;
/** The least height that leaves a readable town below the spaces. */
const MIDDLE_HEIGHT = 740;

/** The width reserved for the column beside the town. */
const BESIDE: Record<Form, number> = { wide: 366, middle: 150, narrow: 0 };
/** The same while characters are chosen: the cards in that column show their texts. */
const BESIDE_CHOOSING: Record<Form, number> = { ...BESIDE, middle: 350 };
/** The same where a town beside the spaces has more height than it can use. */
const BESIDE_TALL = 320;
/** The height of the cards above the town and of the track below it. */
const ABOVE_AND_BELOW = 130;
/** Up to this width the town fills a column even if it is higher than the window. */
const MOST_NARROW = 480;
export const GAP = 12;

export function formOf(width: number, height: number): Form {
  if (width >= WIDE_FROM && width / height >= FLAT_FROM) return 'wide';
  return width >= MIDDLE_FROM && height >= MIDDLE_HEIGHT ? 'middle' : 'narrow';
}

/** Whether a town beside the spaces leaves so much height that the track can stand below it, and the spaces be narrow. */
export function isTall(form: Form, width: number, height: number): boolean {
  return form === 'wide' && width - BESIDE.wide - GAP < height - ABOVE_AND_BELOW;
}

/** The least widths and heights of a board whose small cards have room for their names. */
const NAMED_FROM: Partial<Record<Form, { width: number; height: number }>> = {
  wide: { width: 950, height: 660 },
  narrow: { width: 570, height: 0 },
};

/** Whether small cards show no more than their pictures.
 *
 * This must follow from the size of the whole board: names make the cards higher, and so the town, as wide as the cards,
 * smaller. If the names went where the cards are too narrow for them, they would come and go without end.
 */
export function hasBriefCards(form: Form, width: number, height: number): boolean {
  const least = NAMED_FROM[form];
  return least !== undefined && (width < least.width || height < least.height);
}

/** The side of the town in pixels, from the space left for it. */
export function townSide(form: Form, tall: boolean, choosing: boolean, width: number, height: number): number {
  if (form === 'narrow') return Math.min(width, Math.max(height, MOST_NARROW));
  const beside = tall ? BESIDE_TALL : (choosing ? BESIDE_CHOOSING : BESIDE)[form];
  return Math.max(0, Math.min(height, width - beside - GAP));
}
