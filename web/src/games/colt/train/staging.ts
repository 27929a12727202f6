/** What of the film is played as a scene: who rides, leaps or is carried off, along which way. */

import type { Frame } from '../film/frames';
import { banditOf, wordOf } from '../film/events';
import type { Bandit } from '../generated';
import {
  coachLeft,
  COACH_FLOOR_Y,
  COACH_WIDTH,
  insideOf,
  ROAD_END,
  shownIn,
  waitingHorse,
  type Point,
} from '../geometry';
import type { ColtView } from '../view';
import { crowdOn } from './crowd';

/** A bandit on horseback, who may get on first and off in the end. */
export interface Ride {
  kind: 'ride';
  bandit: Bandit;
  /** Where they stand before, and in the end; null for somebody who does not come back. */
  from: Point;
  to: Point | null;
  /** Where they sit in the saddle at the beginning and at the end of the way. */
  mount: Point;
  dismount: Point;
  /** The column where the horse waits afterwards; null if it does not. */
  column: number | null;
}

/** A hostage on the way from the Stagecoach to a bandit. */
export interface Seizure {
  kind: 'seizure';
  bandit: Bandit;
  hostage: string;
  from: Point;
  to: Point;
}

/** The Stagecoach on its way; `way` is how far, to the left below 0. */
export interface Roll {
  kind: 'roll';
  way: number;
}

export type Scene = Ride | Seizure | Roll;

/** How high somebody in the saddle sits above the hooves. */
export const SADDLE = 26;
/** Far enough to be out of the picture, in front of the train. */
const AWAY = -160;
/** The shoulder of a bandit, above their feet. */
const SHOULDER = 62;

export function sceneOf(frame: Frame): Scene | null {
  return SCENES[frame.event.event]?.(frame) ?? null;
}

const SCENES: Readonly<Record<string, (frame: Frame) => Scene | null>> = {
  rode: ({ event, before, view }) => ride(banditOf(event), placeIn(before, event), placeIn(view, event), view, event),
  got_away: ({ event, before, view }) => ride(banditOf(event), placeIn(before, event), null, view, event),
  boarded: ({ event, before, view }) =>
    leap(banditOf(event), placeIn(before, event), placeIn(view, event), view, event),
  seized: ({ event, view }) => seizure(banditOf(event), wordOf(event, 'hostage'), placeIn(view, event), view),
  coach_went: ({ before, view }) => roll(coachLeft(view) - coachLeft(before)),
};

type Told = Frame['event'];

/** The feet of the bandit of an event; those still riding are beside the car it speaks of. */
function placeIn(view: ColtView, event: Told): Point | null {
  const beside = insideOf(shownIn(view, wordOf(event, 'spot')));
  return crowdOn(view, beside).find(({ bandit }) => bandit === banditOf(event))?.at ?? null;
}

/** On the horse that waits in a column, the last of several. */
function inSaddle(view: ColtView, column: number): Point {
  const count = Math.max(1, view.horses?.[insideOf(column)] ?? 1);
  const { x, y } = waitingHorse(view, column, count - 1, count);
  return { x, y: y - SADDLE };
}

function ride(bandit: Bandit, from: Point | null, to: Point | null, view: ColtView, event: Told): Ride | null {
  if (from === null) return null;
  const mount = { x: from.x, y: ROAD_END - 8 - SADDLE };
  if (to === null) return { kind: 'ride', bandit, from, to, mount, dismount: { ...mount, x: AWAY }, column: null };
  const column = shownIn(view, wordOf(event, 'spot'));
  return { kind: 'ride', bandit, from, to, mount, dismount: inSaddle(view, column), column };
}

/** From a horse that is already beside the car. */
function leap(bandit: Bandit, from: Point | null, to: Point | null, view: ColtView, event: Told): Ride | null {
  if (from === null || to === null) return null;
  const column = shownIn(view, wordOf(event, 'spot'));
  return { kind: 'ride', bandit, from, to, mount: from, dismount: inSaddle(view, column), column };
}

function seizure(bandit: Bandit, hostage: string, at: Point | null, view: ColtView): Seizure | null {
  if (at === null) return null;
  const from = { x: coachLeft(view) + COACH_WIDTH / 2, y: COACH_FLOOR_Y + 18 };
  return { kind: 'seizure', bandit, hostage, from, to: { x: at.x + 22, y: at.y - SHOULDER } };
}

function roll(way: number): Roll | null {
  return way === 0 ? null : { kind: 'roll', way };
}

// --- the ways, as key frames

/** Which parts of a ride are the leap onto the horse and the way; the rest is the leap off it. */
const ON = 0.22;
const OFF = 0.74;
/** How high somebody leaps. */
const ARC = 34;

/** The way of the horse: its hooves. */
export function wayOfHorse({ from, mount, dismount, to }: Ride): Keyframe[] {
  const [on, off] = partsOf(from, mount, to);
  const hooves = ({ x, y }: Point) => moved({ x, y: y + SADDLE });
  return [
    { offset: 0, transform: hooves(mount), easing: 'linear' },
    { offset: on, transform: hooves(mount), easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
    { offset: off, transform: hooves(dismount), easing: 'linear' },
    { offset: 1, transform: hooves(dismount) },
  ];
}

/** The way of the bandit: their feet. */
export function wayOfRider({ from, mount, dismount, to }: Ride): Keyframe[] {
  const [on, off] = partsOf(from, mount, to);
  const way: Keyframe[] = [
    { offset: on, transform: moved(mount), easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
    { offset: off, transform: moved(dismount), easing: 'ease-out' },
  ];
  const start: Keyframe[] = on === 0 ? [] : arc(from, mount, 0, on);
  const end: Keyframe[] = to === null ? [] : arc(dismount, to, off, 1).slice(1);
  return [...start, ...way, ...end, { offset: 1, transform: moved(to ?? dismount) }];
}

/** Nobody gets on who sits in the saddle, and nobody off who rides away. */
function partsOf(from: Point, mount: Point, to: Point | null): [number, number] {
  const isUp = from.x === mount.x && from.y === mount.y;
  return [isUp ? 0 : ON, to === null ? 1 : isUp ? OFF / 2 : OFF];
}

/** Up, and down on the other side. */
function arc(from: Point, to: Point, begin: number, end: number): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - ARC };
  return [
    { offset: begin, transform: moved(from), easing: 'ease-out' },
    { offset: (begin + end) / 2, transform: moved(top), easing: 'ease-in' },
  ];
}

/** Lifted out of the Stagecoach, and carried to the bandit, where it can be seen. */
export function wayOfHostage({ from, to }: Seizure): Keyframe[] {
  return [
    { offset: 0, transform: `${moved(from)} scale(1)`, easing: 'ease-out' },
    { offset: 0.2, transform: `${moved({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - ARC })} scale(1.5)` },
    { offset: 0.4, transform: `${moved(to)} scale(1.25)` },
    { offset: 1, transform: `${moved(to)} scale(1.25)` },
  ];
}

function moved({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
