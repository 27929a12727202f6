/** The page as it is shown: the last whole one, and what was added since. */

import type { Texts } from './fluent';
import type { Chat, GameEvent, Notice, Now, Page, Plan, Seat, Step, Table, TableSeat, View } from './wire';
import { seatOf } from './words';

export interface Shown extends Now {
  seat: Seat | null;
  table: Table;
  chat: readonly Chat[];
  log: readonly GameEvent[];
  /** The index in the log from which everything is new to this seat. */
  since: number;
  /** What the server tells of the game, each after so many events of the log. */
  notices: readonly Notice[];
  /** What this seat has planned. */
  plans: readonly Plan[];
  /** What happened in the last step; on a fresh page nothing, or what happened while somebody else had the device. */
  events: GameEvent[];
  /** The browser's time when the clocks were received, in milliseconds that only ever go forward. */
  told: number;
  /** The same for the table. */
  seated: number;
}

/** A page; `before` is what somebody else at this device has looked at until now. */
export function whole(page: Page, told: number, before: Shown | null = null): Shown {
  return {
    ...nowOf(page),
    seat: page.seat,
    table: page.table,
    chat: page.chat,
    log: page.log,
    since: page.since,
    notices: page.notices,
    plans: page.plans,
    events: before === null ? [] : newsSince(page, before),
    told,
    seated: told,
  };
}

/** People have come, gone or voted. */
export function reseated(shown: Shown, table: Table, seated: number): Shown {
  return { ...shown, table, seated };
}

/** What the person taking over the device has not seen yet; nothing in games without secrets. */
function newsSince(page: Page, before: Shown): GameEvent[] {
  if (!page.table.secrets) return before.events;
  return page.since > 0 ? page.log.slice(page.since) : [];
}

/** A step; `mine` tells that it is the outcome of an answer of this seat, after which news begin anew. */
export function stepped(shown: Shown, step: Step, mine: boolean, told: number): Shown {
  return {
    ...shown,
    ...nowOf(step),
    log: [...shown.log, ...step.events],
    since: mine ? shown.log.length : shown.since,
    events: step.events,
    told,
  };
}

/** The page of an earlier moment: how it ends and whose turn it will be is not told yet. */
export function heldBack(shown: Shown, view: View, ahead: number): Shown {
  const log = shown.log.slice(0, Math.max(0, shown.log.length - ahead));
  return { ...shown, view, log, asked: [], table: { ...shown.table, result: null } };
}

function nowOf({ ticket, question, asked, choices, view, undo, redo, clock }: Now): Now {
  return { ticket, question, asked, choices, view, undo, redo, clock };
}

/** The names of the players as sentences say them. */
export function namesOf(table: Table, texts: Texts): string[] {
  return table.seats.map(({ seat, name, deleted }) => name ?? nameless(texts, seat, deleted));
}

/** What somebody without a name is called. */
export function nameless(texts: Texts, seat: Seat, isDeleted = false): string {
  return texts.say(isDeleted ? 'seat-deleted' : 'seat-name', { number: seat + 1 });
}

export function mySeats(table: Table): Seat[] {
  return table.seats.filter((seat) => seat.mine && !seat.resigned).map(({ seat }) => seat);
}

/** Another seat at this device that is asked, if the current one is not. */
export function handOver(shown: Shown): Seat | null {
  const mine = mySeats(shown.table);
  if (shown.table.state !== 'running' || mine.some((seat) => seat === shown.seat && shown.asked.includes(seat)))
    return null;
  return mine.find((seat) => shown.asked.includes(seat)) ?? null;
}

/** Whether somebody other than the viewer acted. */
export function isByOthers(events: readonly GameEvent[], seat: Seat | null): boolean {
  const actor = events.map(seatOf).find((one) => one !== null) ?? null;
  return events.length > 0 && (seat === null || actor !== seat);
}

/** Milliseconds for which a seat is still kept for its person, who is away; null for all others.
 *
 * A display that last looked at its clock before the table came shows what the table says.
 */
export function timeKept({ kept }: Pick<TableSeat, 'kept'>, passed: number): number | null {
  return kept === null ? null : Math.max(0, kept - Math.max(0, passed));
}

/** Milliseconds left to a seat now; null where no clock runs. */
export function timeLeft(shown: Pick<Shown, 'clock' | 'told'>, seat: Seat, now: number): number | null {
  const left = shown.clock?.left[seat];
  if (left === undefined) return null;
  return shown.clock?.running.includes(seat) ? left - (now - shown.told) : left;
}
