/** Where everything stands in the picture of the train, in units of the drawing. */

import { COACH, COACH_ROOF } from './generated';
import type { ColtView } from './view';

export const PITCH = 208;
export const CAR_WIDTH = 196;
export const MARGIN = 14;
/** Where feet stand on a roof and inside; loot lies a little nearer. */
export const ROOF_Y = 98;
export const FLOOR_Y = 212;
export const ROOF_THICK = 18;
export const RAIL_Y = 266;
export const TRACK_END = 280;
/** The road beside the train, with the expansion only. */
export const COACH_WIDTH = 136;
export const COACH_ROOF_Y = 360;
export const COACH_FLOOR_Y = 450;
export const ROAD_END = 490;

export const FIGURE_WIDTH = 42;
/** How far bandits stand behind the loot. */
const BEHIND = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function isRoof(spot: string): boolean {
  return spot.endsWith('_roof');
}

export function isCoach(spot: string): boolean {
  return spot === COACH || spot === COACH_ROOF;
}

/** The column of a spot of the train; 0 is the Locomotive. */
export function columnOf(spot: string): number {
  const found = /^car(\d)/.exec(spot);
  return found ? Number(found[1]) : 0;
}

export function insideOf(column: number): string {
  return column === 0 ? 'loco' : `car${column}`;
}

export function roofOf(column: number): string {
  return `${insideOf(column)}_roof`;
}

/** The column in which a spot is seen now: the Stagecoach is beside one. */
export function shownIn(view: ColtView, spot: string): number {
  return isCoach(spot) ? columnOf(view.coach ?? 'loco') : columnOf(spot);
}

/** Every spot there is: of the train from the front, roof before inside, then of the Stagecoach. */
export function spotsOf(view: ColtView): string[] {
  const columns = view.train.map((_, index) => index + 1);
  const train = [0, ...columns].flatMap((column) => [roofOf(column), insideOf(column)]);
  return view.coach === undefined ? train : [...train, COACH_ROOF, COACH];
}

export function leftOf(column: number): number {
  return MARGIN + column * PITCH;
}

export function coachLeft(view: ColtView): number {
  return leftOf(columnOf(view.coach ?? 'loco')) + 4;
}

export function pictureOf(view: ColtView): { width: number; height: number } {
  const width = 2 * MARGIN + view.train.length * PITCH + CAR_WIDTH;
  return { width, height: view.coach === undefined ? TRACK_END : ROAD_END };
}

/** What is clicked for a spot. */
export function boxOf(view: ColtView, spot: string): Box {
  if (isCoach(spot)) {
    const x = coachLeft(view);
    return spot === COACH
      ? { x, y: COACH_ROOF_Y + 6, width: COACH_WIDTH, height: COACH_FLOOR_Y - COACH_ROOF_Y - 6 }
      : { x, y: COACH_ROOF_Y - 84, width: COACH_WIDTH, height: 90 };
  }
  const x = leftOf(columnOf(spot));
  return isRoof(spot)
    ? { x, y: 4, width: CAR_WIDTH, height: ROOF_Y + ROOF_THICK - 6 }
    : { x, y: ROOF_Y + ROOF_THICK, width: CAR_WIDTH, height: FLOOR_Y - ROOF_Y - ROOF_THICK + 4 };
}

/** The line on which feet stand. */
export function groundOf(spot: string): number {
  if (spot === COACH) return COACH_FLOOR_Y;
  if (spot === COACH_ROOF) return COACH_ROOF_Y;
  return isRoof(spot) ? ROOF_Y : FLOOR_Y;
}

/** Where each of several bandits stands on a spot: the point between their feet. */
export function standing(view: ColtView, spot: string, place: number, count: number): Point {
  const { x, width } = boxOf(view, spot);
  const room = width - FIGURE_WIDTH - 8;
  const step = Math.min(FIGURE_WIDTH + 2, room / Math.max(1, count - 1));
  const start = x + width / 2 - (step * (count - 1)) / 2;
  return { x: start + step * place, y: groundOf(spot) - (isRoof(spot) ? 2 : BEHIND) };
}

/** Where each of several pieces of loot lies on a spot: its middle. */
export function lying(view: ColtView, spot: string, place: number, count: number): Point {
  const { x, width } = boxOf(view, spot);
  const step = Math.min(30, (width - 34) / Math.max(1, count - 1));
  const start = x + width / 2 - (step * (count - 1)) / 2;
  return { x: start + step * place, y: groundOf(spot) + (isRoof(spot) ? 3 : -12) };
}

const RIDER_STEP = 46;
/** Half a horse, which must not ride out of the picture. */
const HORSE_HALF = 34;

/** Where each bandit still riding to the train is: their feet, on the road beside the car that is offered. */
export function riding(column: number, place: number, count: number): Point {
  const middle = CAR_WIDTH / 2 + Math.min(2, (count - 1) / 2) * RIDER_STEP;
  const last = leftOf(column) + Math.min(middle, CAR_WIDTH - HORSE_HALF);
  return { x: last - (count - 1 - place) * RIDER_STEP, y: ROAD_END - 34 - (place % 2) * 12 };
}

/** Where the horses of a column wait: their middle; aside while the Stagecoach is there. */
export function waitingHorse(view: ColtView, column: number, place: number, count: number): Point {
  const besideCoach = columnOf(view.coach ?? '') === column && view.coach !== undefined;
  const [from, to] = besideCoach ? [COACH_WIDTH + 30, CAR_WIDTH - 12] : [34, CAR_WIDTH - 34];
  const step = Math.min(50, (to - from) / Math.max(1, count - 1));
  const start = (from + to) / 2 - (step * (count - 1)) / 2;
  return { x: leftOf(column) + start + step * place, y: ROAD_END - 8 - (place % 2) * 8 };
}
