/** What the events of a film change on the table: who stands where, the cards of the pile, and the loot that lies about. */

import type { GameEvent } from '../../../lib/wire';
import { columnOf, insideOf, roofOf, shownIn } from '../geometry';
import { COACH_ROOF, GONE, type Action, type Bandit, type Loot, type LootOnSpot } from '../generated';
import type { ColtView } from '../view';
import { banditOf, goneFrom, kindOf, spotOf, wordOf, type Change } from './events';

export const ON_TABLE: Readonly<Record<string, Change>> = {
  played: (view, event) => ({ ...view, pile: [...view.pile, cardOf(event, false)] }),
  hid: (view, event) => ({ ...view, pile: [...view.pile, cardOf(event, true)] }),
  boarded: (view, event) => withHorse(moved(view, event), wordOf(event, 'spot'), 1),
  started: moved,
  moved,
  escaped_to: moved,
  pushed: moved,
  fled: moved,
  rode,
  got_away: (view, event) => placed(withHorse(view, spotOf(view, event), -1), banditOf(event), GONE),
  horses_left: (view, _, after) => withHorsesOf(view, after),
  marshal_went: (view, event) => ({ ...view, marshal: wordOf(event, 'spot') }),
  coach_went: coachWent,
  punched_shotgun: (view, event) => ({ ...view, shotgun: wordOf(event, 'spot') }),
  seized: (view, event) => ({ ...view, hostages: (view.hostages ?? []).filter((one) => one !== event['hostage']) }),
  robbed: (view, event, after) => lifted(view, spotOf(view, event), kindOf(event), after),
  dropped: (view, event, after) => laid(view, wordOf(event, 'spot'), kindOf(event), after),
  brought: (view, event, after) => laid(view, wordOf(event, 'spot'), 'strongbox', after),
  marshal_drank: (view, _, after) => lifted(view, view.marshal, 'flask', after),
  event: (view, event, after) =>
    withoutCards(event['round_card'] === 'higher_speed' ? withHorsesOf(view, after) : view),
  first: withoutCards,
  counted: withoutCards,
};

// --- cards

function cardOf(event: GameEvent, down: boolean): ColtView['pile'][number] {
  const card = { seat: Number(event['seat']), down };
  const isKnown = event['bandit'] !== '?' && event['action'] !== '?';
  return isKnown ? { ...card, bandit: banditOf(event), action: wordOf(event, 'action') as Action } : card;
}

/** The round is over: everybody takes their cards back. */
function withoutCards(view: ColtView): ColtView {
  return { ...view, pile: [], resolved: 0, in_play: null };
}

/** A card of the pile lies open and is carried out; those before it are done with. */
export function turnedOver(view: ColtView, event: GameEvent, index: number): ColtView {
  const pile = view.pile.map((card, place) => (place === index ? cardOf(event, false) : card));
  return { ...view, pile, resolved: index, in_play: index, planning: false, turn: view.turns.length };
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

/** Which horses leave or fall behind the events do not tell; after that nobody rides before the round is over. */
function withHorsesOf(view: ColtView, { horses = {} }: ColtView): ColtView {
  return { ...view, horses };
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

const NO_LOOT: LootOnSpot = { jewels: 0, strongboxes: 0, purses: {}, flasks: {} };
const COUNTED = { jewel: 'jewels', strongbox: 'strongboxes' } as const;
const NUMBERED = { purse: 'purses', flask: 'flasks' } as const;

function withLoot(view: ColtView, spot: string, loot: LootOnSpot): ColtView {
  const lying = Object.entries({ ...view.loot, [spot]: loot }).filter(([, one]) => !isEmpty(one));
  return { ...view, loot: Object.fromEntries(lying) };
}

function isEmpty({ jewels, strongboxes, purses, flasks }: LootOnSpot): boolean {
  return jewels + strongboxes + Object.keys(purses).length + Object.keys(flasks).length === 0;
}

/** One piece less on a spot. */
function lifted(view: ColtView, spot: string, kind: Loot, after: ColtView): ColtView {
  const loot = view.loot[spot] ?? NO_LOOT;
  if (kind === 'jewel' || kind === 'strongbox') {
    const counter = COUNTED[kind];
    return withLoot(view, spot, { ...loot, [counter]: Math.max(0, loot[counter] - 1) });
  }
  const list = NUMBERED[kind];
  const gone = goneFrom(view, spot, list, after);
  const rest = Object.entries(loot[list]).filter(([word]) => word !== gone);
  return withLoot(view, spot, { ...loot, [list]: Object.fromEntries(rest) });
}

/** One piece more on a spot: one that lies there in the end, if any. */
function laid(view: ColtView, spot: string, kind: Loot, after: ColtView): ColtView {
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
