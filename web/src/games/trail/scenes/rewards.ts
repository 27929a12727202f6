/** What somebody has just won, and where: each is shown there, and then flies home to the player. */

import type { GameEvent, Seat } from '../../../lib/wire';
import type { GlyphName } from '../act/glyphs';
import type { City, Master, Source } from '../generated';
import { isTile, type TrailView } from '../view';

export interface Reward {
  seat: Seat;
  /** What on the board it comes from, as a selector. */
  from: string;
  glyph: GlyphName;
  /** How much, with its sign; empty for a thing. */
  amount: string;
}

interface Change {
  before: TrailView;
  after: TrailView;
}

/** What each kind of event brings. */
const BROUGHT: Readonly<Record<string, (event: GameEvent, change: Change) => Reward[]>> = {
  earned: (event) => [coins(seatOf(event), spot('spot', 'kansas_city'), Number(event['amount']))],
  toll_to: (event) => [coins(Number(event['owner']), spot('spot', word(event, 'spot')), Number(event['amount']))],
  built: (event, change) => points(seatOf(event), change, 'buildings', spot('spot', word(event, 'spot'))),
  cleared: (event, change) => points(seatOf(event), change, 'hazards', lostTile(event, change)),
  traded: (event, change) => [{ seat: seatOf(event), from: lostTile(event, change), glyph: 'teepee', amount: '' }],
  appointed: (event, change) => [
    { seat: seatOf(event), from: masterAt(word(event, 'master') as Master, change), glyph: 'master', amount: '' },
  ],
};

export function rewardsOf(before: TrailView, events: readonly GameEvent[], after: TrailView): Reward[] {
  const change = { before, after };
  const brought = events.flatMap((event) => BROUGHT[event.event]?.(event, change) ?? []);
  const changed = after.players.flatMap((_, seat) => [
    ...discsOf(seat, change),
    ...stationsOf(seat, change),
    ...completed(seat, change),
  ]);
  return [...brought, ...changed].filter(({ from }) => from !== '');
}

/** A disc that lies on a city now: its points, and its money if there is any. */
function discsOf(seat: Seat, change: Change): Reward[] {
  const [was, is] = [change.before.players[seat], change.after.players[seat]];
  const city = Object.entries(is?.cities ?? {}).find(([name, count]) => count > (was?.cities[name as City] ?? 0))?.[0];
  if (city === undefined || was === undefined || is === undefined) return [];
  const money = is.money - was.money;
  const from = spot('city', city);
  return [...(money > 0 ? [coins(seat, from, money)] : []), ...points(seat, change, 'cities', from)];
}

function stationsOf(seat: Seat, change: Change): Reward[] {
  const was = change.before.players[seat]?.stations ?? [];
  const upgraded = change.after.players[seat]?.stations.find((station) => !was.includes(station));
  return upgraded === undefined ? [] : points(seat, change, 'stations', spot('station', upgraded));
}

/** Objectives of which every task has been met just now. */
function completed(seat: Seat, { before, after }: Change): Reward[] {
  const was = before.players[seat]?.met ?? [];
  const done = (after.players[seat]?.met ?? []).filter((tasks, index) => isMet(tasks) && isOpen(was[index]));
  return done.map((): Reward => ({ seat, from: `[data-key="cattleman-${seat}"]`, glyph: 'objective', amount: '' }));
}

function isOpen(tasks: readonly boolean[] | undefined): boolean {
  return tasks !== undefined && !isMet(tasks);
}

function isMet(tasks: readonly boolean[]): boolean {
  return tasks.every((task) => task);
}

/** Points from a source, if they have changed. */
function points(seat: Seat, { before, after }: Change, source: Source, from: string): Reward[] {
  const more = (after.players[seat]?.points[source] ?? 0) - (before.players[seat]?.points[source] ?? 0);
  return more === 0 ? [] : [{ seat, from, glyph: 'wreath', amount: signed(more) }];
}

function coins(seat: Seat, from: string, amount: number): Reward {
  return { seat, from, glyph: 'coin', amount: signed(amount) };
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Where a tile of an event lay: on the spot that has lost it. */
function lostTile(event: GameEvent, { before, after }: Change): string {
  const lost = Object.entries(before.trail).find(
    ([place, on]) => isTile(on) && on.tile === event['tile'] && !isTile(after.trail[place]),
  );
  return lost === undefined ? '' : spot('spot', lost[0]);
}

function masterAt(master: Master, { before }: Change): string {
  return before.masters.some((one) => one.master === master) ? `[data-about="master ${master}"]` : '';
}

function seatOf(event: GameEvent): Seat {
  return Number(event['seat']);
}

function word(event: GameEvent, name: string): string {
  return String(event[name] ?? '');
}

function spot(list: string, name: string): string {
  return `[data-spot~="${list}:${name}"]`;
}
