/** Stealin' as a film: what happened in one message, event by event, each with the table as it was just then. */

import type { GameEvent } from '../../../lib/wire';
import type { Bandit } from '../generated';
import { riders, type ColtView } from '../view';
import { IN_FRONT, playersBefore } from './belongings';
import { ON_TABLE, turnedOver } from './table';

export interface Frame {
  event: GameEvent;
  /** The table just before this happened, as far as that is known. */
  before: ColtView;
  /** The table when this had just happened. */
  view: ColtView;
  /** How many events of its message have happened by then. */
  place: number;
}

/** Events that get a frame of their own; cards and panels show everything else. */
const FILMED: ReadonlySet<string> = new Set([
  ...['resolved', 'revealed', 'in_vain', 'moved', 'marshal_went', 'hit', 'escaped_to', 'shot', 'pushed', 'robbed'],
  ...['looked_in', 'smelled', 'punched', 'dropped', 'stole', 'punched_shotgun', 'fled', 'rode', 'got_away', 'seized'],
  ...['event', 'brought', 'lost_purse', 'paid', 'horses_left', 'marshal_drank', 'coach_went', 'picked_pocket'],
  ...['caught', 'boarded', 'rode_on'],
]);

/** The frames between two pages; null if the second does not follow the first, as when a replay jumps.
 *
 * After a change of seat only what that seat sees now can be shown.
 */
export function framesOf(before: ColtView, events: readonly GameEvent[], after: ColtView): Frame[] | null {
  const isSame = before.seat === after.seat && before.train.join() === after.train.join();
  const views = isSame ? viewsOf(before, events, after) : events.map(() => after);
  const first = isSame ? asBefore(before, after) : after;
  const frames = events.map((event, index) => ({
    event,
    before: views[index - 1] ?? first,
    view: views[index] ?? after,
    place: index + 1,
  }));
  const isBroken = isSame && (isEarlier(after, before) || !isLike(views.at(-1) ?? before, after));
  return isBroken ? null : frames.filter(({ event }) => FILMED.has(event.event));
}

/** The table after each event, as far as the events tell. */
export function viewsOf(before: ColtView, events: readonly GameEvent[], after: ColtView): ColtView[] {
  let view = asBefore(before, after);
  let card = firstCard(before, events, after);
  return events.map((event) => {
    view = happened(view, event, after);
    if (isTurnedOver(event)) view = turnedOver(view, event, card++);
    return view;
  });
}

/** Whether the table was so before: fewer rounds, cards played or cards carried out. */
function isEarlier(view: ColtView, than: ColtView): boolean {
  if (view.round !== than.round) return view.round < than.round;
  return view.pile.length > 0 && (view.pile.length < than.pile.length || view.resolved < than.resolved);
}

/** Whether everybody stands where they should. */
function isLike(view: ColtView, after: ColtView): boolean {
  const isThere = (bandit: Bandit) => view.bandits[bandit]?.spot === after.bandits[bandit]?.spot;
  return view.marshal === after.marshal && view.coach === after.coach && riders(view).every(isThere);
}

function isTurnedOver({ event }: GameEvent): boolean {
  return event === 'resolved' || event === 'revealed';
}

/** The place in the pile of the first card that is turned over: counted back from the one in play in the end. */
function firstCard(before: ColtView, events: readonly GameEvent[], after: ColtView): number {
  const isGoingOn = after.round === before.round && after.pile.length > 0;
  const played = events.filter(({ event }) => event === 'played' || event === 'hid').length;
  const end = isGoingOn ? after.resolved + 1 : before.pile.length + played;
  return Math.max(0, end - events.filter(isTurnedOver).length);
}

/** The table before, with the cards as they are when the film begins: hands that were put away are seen no more. */
function asBefore(before: ColtView, after: ColtView): ColtView {
  const { hand = [], held = [] } =
    after.round === before.round ? after : { ...before, ...(before.planning && { hand: [] }) };
  const players = playersBefore(before, after);
  return { ...before, players, hand, held };
}

function happened(view: ColtView, event: GameEvent, after: ColtView): ColtView {
  const inFront = IN_FRONT[event.event]?.(view, event, after) ?? view;
  return ON_TABLE[event.event]?.(inFront, event, after) ?? inFront;
}

// --- how long

/** Milliseconds at the usual speed: of what has to be read, of what is played as a scene, and of the rest. */
const HOLDS: Readonly<Record<string, number>> = {
  ...lasting(2600, ['seized']),
  ...lasting(1600, ['rode', 'got_away']),
  ...lasting(1400, ['shot', 'punched', 'event', 'punched_shotgun', 'hit', 'robbed', 'boarded', 'coach_went']),
  ...lasting(750, ['resolved', 'revealed']),
};
const USUAL = 1050;

function lasting(ms: number, events: readonly string[]): Record<string, number> {
  return Object.fromEntries(events.map((event) => [event, ms]));
}

/** How long a frame stays, in milliseconds at the usual speed. */
export function durationOf({ event }: Pick<Frame, 'event'>): number {
  return HOLDS[event.event] ?? USUAL;
}
