/** What can be said of the things in front of a player and of the table: named by a label of the game, explained by
 * `trail-why-<kind>`, which hears of the numbers below. */

import type { Facts } from '../../lib/fluent';
import type { Explained } from '../drawing';
import type { Known } from './known';
import type { TrailPlayer } from './generated';
import { spread } from './view';

interface Fact {
  rule: string;
  /** The label that names it, where it is not called by its kind. */
  label?: string;
  /** What the sentences may speak of; the word is a seat or a number. */
  tells?: (known: Known, word: string) => Facts;
}

const FACTS: Record<string, Fact> = {
  // --- of a player; the word is the seat
  cattleman: { rule: 'GWT-4.2', label: 'place', tells: of(({ step_limit }) => ({ limit: step_limit })) },
  engine: { rule: 'GWT-13.1' },
  money: { rule: 'GWT-0.1', tells: of(({ money }) => ({ money })) },
  certificates: {
    rule: 'GWT-16.2',
    tells: of(({ certificates, certificate_limit }) => ({ certificates, limit: certificate_limit })),
  },
  permanent: { rule: 'GWT-16.4', tells: of(({ permanent }) => ({ permanent })) },
  steps: { rule: 'GWT-4.6', label: 'step_limit', tells: of(({ step_limit }) => ({ limit: step_limit })) },
  hand: { rule: 'GWT-17.1', tells: of(({ hand, hand_limit }) => ({ hand, limit: hand_limit })) },
  known: { rule: 'GWT-0.9', label: 'hand', tells: knownCards },
  stack: { rule: 'GWT-17.3', tells: of(({ stack }) => ({ stack })) },
  discard: { rule: 'GWT-0.8', tells: discard },
  deck: { rule: 'GWT-0.9', tells: deck },
  workers: { rule: 'GWT-8.4', tells: of(({ workers }) => ({ ...workers })) },
  tiles: { rule: 'GWT-11.3' },
  teepees: { rule: 'GWT-11.3', label: 'tiles' },
  hazards: { rule: 'GWT-19.5', label: 'tiles' },
  area: { rule: 'GWT-12.8', tells: of(({ area }) => ({ count: area.length })) },
  unbuilt: { rule: 'GWT-9.1', tells: of(({ unbuilt }) => ({ count: unbuilt.length })) },
  discs: { rule: 'GWT-15.1', tells: of(({ discs }) => ({ count: discs.length })) },
  score: { rule: 'GWT-19.12', tells: of(({ score }) => ({ score })) },

  // --- of the table
  token: { rule: 'GWT-6.4', tells: ({ view }) => ({ row: view.token ?? 0 }) },
  row: {
    rule: 'GWT-8.1',
    label: 'wages',
    tells: ({ view }, row) => ({ row: Number(row), wage: view.wages[Number(row) - 1] ?? 0 }),
  },
  foresight: {
    rule: 'GWT-6.1',
    tells: ({ view }, column) => ({ column: Number(column), left: view.piles[Number(column) - 1] ?? 0 }),
  },
  jobs: { rule: 'GWT-8.1' },
  fills: { rule: 'GWT-6.3', label: 'jobs' },
  ends: { rule: 'GWT-6.4', label: 'jobs' },
  market: {
    rule: 'GWT-10.4',
    tells: ({ view }) => ({ count: spread(view.market).length, size: view.market_size, left: view.cattle_left }),
  },
  display: { rule: 'GWT-12.1', tells: ({ view }) => ({ left: view.objectives_left }) },
  income: { rule: 'GWT-6.5', label: 'value', tells: ({ view }) => ({ value: view.value ?? 0 }) },
  hands: { rule: 'GWT-4.8', label: 'tolls', tells: ({ view }) => ({ ...view.tolls }) },
  end: {
    rule: 'GWT-18.3',
    label: 'left',
    tells: ({ view, names }) => ({ left: view.left ?? 0, seat: names[view.holder ?? 0] ?? '' }),
  },
};

export function explainFact(kind: string, word: string, known: Known): Explained {
  const fact = FACTS[kind];
  if (fact === undefined) return { title: '', text: '' };
  const seat = known.names[Number(word)] ?? '';
  const facts = { seat, ...fact.tells?.(known, word) };
  const { texts } = known;
  const title = texts.say(`label-${fact.label ?? kind}`);
  return { title, text: texts.say(`trail-why-${kind}`, facts), rule: fact.rule };
}

function of(tells: (player: TrailPlayer) => Facts): Fact['tells'] {
  return ({ view }, word) => {
    const player = view.players[Number(word)];
    return player === undefined ? {} : tells(player);
  };
}

function discard({ view, texts }: Known, word: string): Facts {
  const player = view.players[Number(word)];
  return { count: player?.discarded ?? 0, cards: counted(texts, player?.discard) };
}

function knownCards({ view, texts }: Known, word: string): Facts {
  return { cards: counted(texts, view.players[Number(word)]?.known) };
}

function deck({ view, texts }: Known, word: string): Facts {
  const cards = view.players[Number(word)]?.deck;
  return { count: spread(cards).length, cards: counted(texts, cards) };
}

/** Cards with their numbers, such as `3 × Jersey, 1 × Holstein`. */
function counted(texts: Known['texts'], cards: Record<string, number> | undefined): string {
  const said = Object.entries(cards ?? {}).map(([card, count]) =>
    texts.say('trail-counted', { count, thing: texts.noun('card', card) }),
  );
  return said.length > 0 ? said.join(', ') : texts.say('nothing');
}
