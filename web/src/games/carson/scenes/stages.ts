/** The table as each scene of a message finds it: held until the scene is over, so that nothing is given away. */

import type { GameEvent, Seat } from '../../../lib/wire';
import type { Building, Parcel } from '../generated';
import type { CarsonView } from '../view';
import { join, type Payout, type Scene } from './scenes';

export interface Stage {
  scene: Scene;
  /** The table just before; null if it cannot be told, and then the scene is shown beside the table as it is. */
  view: CarsonView | null;
  /** How many events of its message had happened by then. */
  place: number;
}

/** The scenes between two pages of one seat; without the first page they are shown on the second. */
export function stagesOf(before: CarsonView | null, events: readonly GameEvent[], after: CarsonView | null): Stage[] {
  const scenes: Scene[] = [];
  const stages: Stage[] = [];
  let view = before !== null && before.seat === after?.seat ? before : null;
  events.forEach((event, place) => {
    join(scenes, event);
    const scene = scenes[stages.length];
    if (scene !== undefined) stages.push({ scene, view, place });
    view = view && happened(view, event);
  });
  return stages.map((stage) => (isPlausible(stage) ? stage : { ...stage, view: null }));
}

/** Whether somebody stands where the duel is: a replay may have jumped. */
function isPlausible({ scene, view }: Stage): boolean {
  if (scene.kind !== 'duel' || view === null) return true;
  return scene.shots.some(({ seat }) => view.cowboys[scene.place]?.includes(seat));
}

/** The table while buildings pay, with what has been paid so far. */
export function withPayouts(view: CarsonView, payouts: readonly Payout[]): CarsonView {
  return payouts.reduce((now, { seat, amount }) => withCash(now, seat, amount), view);
}

// --- what events change

type Change = (view: CarsonView, event: GameEvent) => CarsonView;

const CHANGES: Readonly<Record<string, Change>> = {
  placed: (view, event) => withCowboy(view, seatOf(event), placeOf(event)),
  placed_white: (view, event) => withWhite(withCowboy(view, seatOf(event), placeOf(event)), placeOf(event)),
  moved: wentOn,
  moved_white: (view, event) => withWhite(wentOn(view, event), String(event['target'])),
  took_back: (view, event) => withoutCowboy(view, seatOf(event), placeOf(event)),
  gained: received,
  earned: received,
  stole: received,
  built: (view, event) => withContent(view, event, event['building'] as Building),
  housed: (view, event) => withContent(view, event, 'house'),
  laid: (view, event) => ({ ...view, roads: [...view.roads, String(event['edge'])] }),
};

function happened(view: CarsonView, event: GameEvent): CarsonView {
  return CHANGES[event.event]?.(view, event) ?? view;
}

function seatOf(event: GameEvent): Seat {
  return Number(event['seat']);
}

function placeOf(event: GameEvent): string {
  return String(event['place']);
}

function withCowboy(view: CarsonView, seat: Seat, place: string): CarsonView {
  return { ...view, cowboys: { ...view.cowboys, [place]: [...(view.cowboys[place] ?? []), seat] } };
}

function withoutCowboy(view: CarsonView, seat: Seat, place: string): CarsonView {
  const standing = view.cowboys[place] ?? [];
  const gone = standing.indexOf(seat);
  return { ...view, cowboys: { ...view.cowboys, [place]: standing.filter((_, index) => index !== gone) } };
}

function withWhite(view: CarsonView, at: string): CarsonView {
  return { ...view, white: { ...view.white, at } };
}

function wentOn(view: CarsonView, event: GameEvent): CarsonView {
  return withCowboy(withoutCowboy(view, seatOf(event), placeOf(event)), seatOf(event), String(event['target']));
}

function received(view: CarsonView, event: GameEvent): CarsonView {
  return withCash(view, seatOf(event), Number(event['amount']));
}

function withCash(view: CarsonView, seat: Seat, amount: number): CarsonView {
  const players = view.players.map((own, index) => (index === seat ? { ...own, cash: own.cash + amount } : own));
  return { ...view, players };
}

function withContent(view: CarsonView, event: GameEvent, content: NonNullable<Parcel['content']>): CarsonView {
  const parcel = String(event['parcel']);
  return { ...view, town: { ...view.town, [parcel]: { ...view.town[parcel], content } } };
}
