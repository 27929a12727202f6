/** Stealin' as a film: what happened in one message, event by event, each with the table as it was just then. */

import type { GameEvent } from '../../../lib/wire';
import { columnOf, insideOf, roofOf, shownIn } from '../geometry';
import { touches } from '../touches';
import {
  COACH_ROOF,
  GONE,
  isPlanning,
  riders,
  type Action,
  type Bandit,
  type ColtView,
  type Kind,
  type Loot,
} from '../view';

export interface Frame {
  event: GameEvent;
  /** The table when this had just happened. */
  view: ColtView;
  /** The words of what the event speaks of. */
  touched: string[];
}

/** What is worth a moment of its own; everything else is told by the cards and panels. */
const FILMED: ReadonlySet<string> = new Set([
  ...['resolved', 'revealed', 'in_vain', 'moved', 'marshal_went', 'hit', 'escaped_to', 'shot', 'pushed', 'robbed'],
  ...['looked_in', 'smelled', 'punched', 'dropped', 'stole', 'punched_shotgun', 'fled', 'rode', 'got_away', 'seized'],
  ...['event', 'brought', 'lost_purse', 'paid', 'horses_left', 'marshal_drank', 'coach_went', 'picked_pocket'],
  ...['caught', 'boarded', 'rode_on'],
]);

/** The frames between two pages; null if the second does not follow the first, as when a replay jumps.
 *
 * Through other eyes than before only what is seen now can be shown.
 */
export function framesOf(before: ColtView, events: readonly GameEvent[], after: ColtView): Frame[] | null {
  const isSame = before.seat === after.seat && before.train.join() === after.train.join();
  let view = isSame ? asBefore(before, after) : after;
  let card = firstCard(before, events, after);
  const frames: Frame[] = [];
  for (const event of events) {
    if (isSame) view = happened(view, event, after);
    if (isSame && isTurnedOver(event)) view = turnedOver(view, event, card++);
    if (FILMED.has(event.event)) frames.push({ event, view, touched: touches(event) });
  }
  return isSame && (isEarlier(after, before) || !isLike(view, after)) ? null : frames;
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

/** What lay on the table before; hands and everything else as they are now. */
function asBefore(before: ColtView, after: ColtView): ColtView {
  const { round, card, turns, turn, keep, bandits, marshal, pile, resolved, loot } = before;
  const { coach, shotgun, horses, hostages } = before;
  const inPlay = isPlanning(before) ? -1 : resolved;
  const table = { round, card, turns, turn, keep, bandits, marshal, pile, resolved, loot, inPlay };
  return { ...after, ...table, ...defined({ coach, shotgun, horses, hostages }) };
}

function defined(facts: Partial<ColtView>): Partial<ColtView> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

type Happen = (view: ColtView, event: GameEvent, after: ColtView) => ColtView;

const HAPPENS: Record<string, Happen> = {
  played: (view, event) => ({ ...view, pile: [...view.pile, cardOf(event, false)] }),
  hid: (view, event) => ({ ...view, pile: [...view.pile, cardOf(event, true)] }),
  boarded: (view, event) => withHorse(moved(view, event), wordOf(event, 'spot'), 1),
  started: moved,
  moved,
  escaped_to: moved,
  pushed: moved,
  fled: moved,
  rode,
  got_away: (view, event) => placed(view, banditOf(event), GONE),
  marshal_went: (view, event) => ({ ...view, marshal: wordOf(event, 'spot') }),
  coach_went: coachWent,
  punched_shotgun: (view, event) => ({ ...view, shotgun: wordOf(event, 'spot') }),
  seized: (view, event) => ({ ...view, hostages: (view.hostages ?? []).filter((one) => one !== event['hostage']) }),
  robbed: (view, event, after) => lifted(view, spotOf(view, event), kindOf(event), after),
  dropped: (view, event, after) => laid(view, wordOf(event, 'spot'), kindOf(event), after),
  brought: (view, event, after) => laid(view, wordOf(event, 'spot'), 'strongbox', after),
  marshal_drank: (view, _, after) => lifted(view, view.marshal, 'flask', after),
  event: (view) => ({ ...view, pile: [], resolved: 0, inPlay: -1 }),
};

function happened(view: ColtView, event: GameEvent, after: ColtView): ColtView {
  return HAPPENS[event.event]?.(view, event, after) ?? view;
}

function wordOf(event: GameEvent, name: string): string {
  return String(event[name] ?? '');
}

function banditOf(event: GameEvent): Bandit {
  return wordOf(event, 'bandit') as Bandit;
}

function kindOf(event: GameEvent): Kind {
  return wordOf(event, 'loot') as Kind;
}

function spotOf(view: ColtView, event: GameEvent): string {
  return view.bandits[banditOf(event)]?.spot ?? '';
}

// --- cards

function cardOf(event: GameEvent, down: boolean): ColtView['pile'][number] {
  const card = { seat: Number(event['seat']), down };
  const isKnown = event['bandit'] !== '?' && event['action'] !== '?';
  return isKnown ? { ...card, bandit: banditOf(event), action: wordOf(event, 'action') as Action } : card;
}

/** A card of the pile lies open and is carried out; those before it are done with. */
function turnedOver(view: ColtView, event: GameEvent, index: number): ColtView {
  const pile = view.pile.map((card, place) => (place === index ? cardOf(event, false) : card));
  return { ...view, pile, resolved: index, inPlay: index, turn: view.turns.length };
}

// --- pieces

function placed(view: ColtView, bandit: Bandit, spot: string): ColtView {
  const own = view.bandits[bandit];
  return own === undefined ? view : { ...view, bandits: { ...view.bandits, [bandit]: { ...own, spot } } };
}

function moved(view: ColtView, event: GameEvent): ColtView {
  return placed(view, banditOf(event), wordOf(event, 'spot'));
}

function withHorse(view: ColtView, spot: string, more: number): ColtView {
  const column = insideOf(shownIn(view, spot));
  return { ...view, horses: { ...view.horses, [column]: Math.max(0, (view.horses?.[column] ?? 0) + more) } };
}

/** The horse goes along. */
function rode(view: ColtView, event: GameEvent): ColtView {
  const [from, to] = [spotOf(view, event), wordOf(event, 'spot')];
  return moved(withHorse(withHorse(view, from, -1), to, 1), event);
}

/** A Shotgun on the train keeps to the roof beside the Stagecoach. */
function coachWent(view: ColtView, event: GameEvent): ColtView {
  const coach = wordOf(event, 'spot');
  const shotgun = view.shotgun === COACH_ROOF ? COACH_ROOF : roofOf(columnOf(coach));
  return { ...view, coach, shotgun };
}

// --- loot

const NO_LOOT: Loot = { jewels: 0, strongboxes: 0, purses: {}, flasks: {} };
const COUNTED = { jewel: 'jewels', strongbox: 'strongboxes' } as const;
const NUMBERED = { purse: 'purses', flask: 'flasks' } as const;

function withLoot(view: ColtView, spot: string, loot: Loot): ColtView {
  return { ...view, loot: { ...view.loot, [spot]: loot } };
}

/** One piece less on a spot; of several alike the one that is not there in the end. */
function lifted(view: ColtView, spot: string, kind: Kind, after: ColtView): ColtView {
  const loot = view.loot[spot] ?? NO_LOOT;
  if (kind === 'jewel' || kind === 'strongbox') {
    const counter = COUNTED[kind];
    return withLoot(view, spot, { ...loot, [counter]: Math.max(0, loot[counter] - 1) });
  }
  const list = NUMBERED[kind];
  const words = Object.keys(loot[list]);
  const gone = words.find((word) => !(word in (after.loot[spot]?.[list] ?? {}))) ?? words[0];
  const rest = Object.entries(loot[list]).filter(([word]) => word !== gone);
  return withLoot(view, spot, { ...loot, [list]: Object.fromEntries(rest) });
}

/** One piece more on a spot: one that lies there in the end, if any. */
function laid(view: ColtView, spot: string, kind: Kind, after: ColtView): ColtView {
  const loot = view.loot[spot] ?? NO_LOOT;
  if (kind === 'jewel' || kind === 'strongbox') {
    const counter = COUNTED[kind];
    return withLoot(view, spot, { ...loot, [counter]: loot[counter] + 1 });
  }
  const list = NUMBERED[kind];
  const lying = Object.entries(after.loot[spot]?.[list] ?? {});
  const [word, fact] = lying.find(([one]) => !(one in loot[list])) ?? [
    `${kind}?${Object.keys(loot[list]).length}`,
    null,
  ];
  const unknown = kind === 'flask' ? { kind: null, half: false } : null;
  return withLoot(view, spot, { ...loot, [list]: { ...loot[list], [word]: fact ?? unknown } });
}

// --- how long

const LONG: ReadonlySet<string> = new Set(['shot', 'punched', 'event', 'punched_shotgun', 'seized', 'hit', 'robbed']);
const SHORT: ReadonlySet<string> = new Set(['resolved', 'revealed']);

/** How long a frame stays, in milliseconds at the usual speed. */
export function durationOf({ event }: Frame): number {
  if (SHORT.has(event.event)) return 750;
  return LONG.has(event.event) ? 1400 : 1050;
}
