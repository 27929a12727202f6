/** What the events of a film change in front of the players: bullets, loot, hostages and cards. */

import type { GameEvent } from '../../../lib/wire';
import { ENDLESS, type Bandit, type BanditView, type ColtPlayer, type ColtView } from '../view';
import type { Flask, Kind, Whiskey } from '../view';
import { banditOf, goneFrom, kindOf, spotOf, targetOf, wordOf, type Change } from './events';

const NEUTRAL = 'neutral';
const COUNTED = { jewel: 'jewels', strongbox: 'strongboxes' } as const;
const UNKNOWN: Flask = { kind: null, half: false };

export const IN_FRONT: Readonly<Record<string, Change>> = {
  played: (view, event) => withCards(view, event, -1, 0),
  hid: (view, event) => withCards(view, event, -1, 0),
  drew: (view, event) => withCards(view, event, Number(event['amount']), -Number(event['amount'])),
  shot: (view, event) => wounded(fired(view, banditOf(event)), targetOf(event), banditOf(event), 1),
  hit: (view, event) => hit(view, banditOf(event), Number(event['amount'])),
  robbed,
  dropped: (view, event, after) => lost(view, banditOf(event), kindOf(event), after),
  stole: (view, event, after) => withPurse(lost(view, targetOf(event), 'purse', after), banditOf(event), null),
  lost_purse: (view, event, after) => lost(view, banditOf(event), 'purse', after),
  looked_in: (view, event) => lookedIn(view, banditOf(event), Number(event['purse'])),
  smelled: (view, event) => smelled(view, banditOf(event), wordOf(event, 'whiskey') as Whiskey),
  paid: (view, event) => withBandit(view, banditOf(event), (own) => ({ cash: own.cash + Number(event['amount']) })),
  seized: (view, event) => withBandit(view, banditOf(event), () => ({ hostage: wordOf(event, 'hostage') })),
};

/** The players as the film finds them: with their cards of now, unless a new round has dealt others since. */
export function playersBefore(before: ColtView, after: ColtView): ColtPlayer[] {
  if (before.round !== after.round) return before.players;
  return before.players.map((own, seat) => {
    const now = after.players[seat] ?? own;
    const { bullets, hits, struck } = own;
    return { ...now, bullets, hits, struck, hand: own.hand, deck: own.deck };
  });
}

function withBandit(view: ColtView, bandit: Bandit, change: (own: BanditView) => Partial<BanditView>): ColtView {
  const own = view.bandits[bandit];
  return own === undefined ? view : { ...view, bandits: { ...view.bandits, [bandit]: { ...own, ...change(own) } } };
}

function withPlayer(view: ColtView, seat: number, change: (own: ColtPlayer) => Partial<ColtPlayer>): ColtView {
  return { ...view, players: view.players.map((own, place) => (place === seat ? { ...own, ...change(own) } : own)) };
}

// --- cards and bullets

function withCards(view: ColtView, event: GameEvent, hand: number, deck: number): ColtView {
  return withPlayer(view, Number(event['seat']), (own) => ({ hand: own.hand + hand, deck: own.deck + deck }));
}

/** What hits the own side is not counted; that is told when the film is over. */
function fired(view: ColtView, bandit: Bandit): ColtView {
  return withBandit(view, bandit, ({ left }) => ({ left: left - 1 }));
}

/** A bullet goes into the deck of the player who is hit. */
function wounded(view: ColtView, bandit: Bandit, bullet: string, count: number): ColtView {
  const seat = view.bandits[bandit]?.seat;
  if (seat === undefined || count === 0) return view;
  return withPlayer(view, seat, ({ bullets, hits, struck, deck }) => ({
    bullets: { ...bullets, [bullet]: (bullets[bullet] ?? 0) + count },
    hits: hits + count,
    struck: struck + count,
    deck: deck + count,
  }));
}

/** By a neutral bullet, if one is left; where they never run out they are not counted. */
function hit(view: ColtView, bandit: Bandit, count: number): ColtView {
  const neutral = view.neutral < ENDLESS ? view.neutral - count : view.neutral;
  return { ...wounded(view, bandit, NEUTRAL, count), neutral };
}

// --- loot

/** What is known of a piece that lies about is known of it in the pocket, too. */
function robbed(view: ColtView, event: GameEvent, after: ColtView): ColtView {
  const [bandit, kind, spot] = [banditOf(event), kindOf(event), spotOf(view, event)];
  const loot = view.loot[spot];
  if (kind === 'purse')
    return withPurse(view, bandit, loot?.purses[goneFrom(view, spot, 'purses', after) ?? ''] ?? null);
  if (kind === 'flask') {
    const flask = loot?.flasks[goneFrom(view, spot, 'flasks', after) ?? ''] ?? UNKNOWN;
    return withFlasks(view, bandit, (held) => [...held, flask]);
  }
  return withBandit(view, bandit, (own) => ({ [COUNTED[kind]]: own[COUNTED[kind]] + 1 }));
}

function withPurse(view: ColtView, bandit: Bandit, purse: number | null): ColtView {
  return withPurses(view, bandit, (held) => [...held, purse]);
}

function lost(view: ColtView, bandit: Bandit, kind: Kind, after: ColtView): ColtView {
  if (kind === 'purse') return withPurses(view, bandit, (held) => less(held, after.purses[bandit] ?? [], String));
  if (kind === 'flask') return withFlasks(view, bandit, (held) => less(held, after.flasks?.[bandit] ?? [], flaskName));
  return withBandit(view, bandit, (own) => ({ [COUNTED[kind]]: Math.max(0, own[COUNTED[kind]] - 1) }));
}

function flaskName({ kind, half }: Flask): string {
  return `${kind} ${half}`;
}

/** One less: what is left in the end if nothing else changes, else without one of which there will be fewer.
 *
 * A viewer who does not see which one has gone knows less of the others, too: only the view can tell.
 */
function less<T>(held: readonly T[], inTheEnd: readonly T[], name: (one: T) => string): T[] {
  if (inTheEnd.length === held.length - 1) return [...inTheEnd];
  const count = (list: readonly T[], one: T) => list.filter((other) => name(other) === name(one)).length;
  const surplus = held.findLastIndex((one) => count(held, one) > count(inTheEnd, one));
  const gone = surplus < 0 ? held.length - 1 : surplus;
  return held.filter((_, index) => index !== gone);
}

type Purses = readonly (number | null)[];

function withPurses(view: ColtView, bandit: Bandit, change: (held: Purses) => (number | null)[]): ColtView {
  return { ...view, purses: { ...view.purses, [bandit]: change(view.purses[bandit] ?? []) } };
}

function withFlasks(view: ColtView, bandit: Bandit, change: (held: readonly Flask[]) => Flask[]): ColtView {
  return { ...view, flasks: { ...view.flasks, [bandit]: change(view.flasks?.[bandit] ?? []) } };
}

/** Of the purses not yet looked into one is known now. */
function lookedIn(view: ColtView, bandit: Bandit, value: number): ColtView {
  return withPurses(view, bandit, (held) => {
    const known = held.filter((one) => one !== null);
    const hidden = held.length - known.length - 1;
    return [...[...known, value].sort((one, other) => one - other), ...Array<null>(Math.max(0, hidden)).fill(null)];
  });
}

function smelled(view: ColtView, bandit: Bandit, kind: Whiskey): ColtView {
  return withFlasks(view, bandit, (held) => {
    const last = held.findLastIndex((flask) => flask.kind === null);
    return held.map((flask, index) => (index === last ? { ...flask, kind } : flask));
  });
}
