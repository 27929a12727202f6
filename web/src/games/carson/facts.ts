/** What can be said of the supplies, the order of play, and of the things in front of a player. */

import type { Explained } from '../drawing';
import { countedBuildings, namesOf, type Known } from './known';
import { ROUNDS, type CarsonPlayer } from './generated';

/** A fact without words of its own is named by `label-<kind>` and explained by `carson-why-<kind>`. */
interface Fact {
  rule: string;
  title?: (known: Known, word: string) => string;
  text?: (known: Known, player: CarsonPlayer, word: string) => string;
}

const FACTS: Record<string, Fact> = {
  // --- of the table
  round: { rule: 'CC-12.1', title: roundName },
  order: {
    rule: 'CC-4.3',
    text: (known) => `${namesOf(known, known.view.order)}. ${known.texts.say('carson-why-order')}`,
  },
  passed: { rule: 'CC-5.2', text: (known) => `${whoPassed(known)} ${known.texts.say('carson-why-passed')}` },
  houses: { rule: 'CC-8.6' },
  roads_left: { rule: 'CC-8.1' },
  bag: { rule: 'CC-12.5', text: inTheBag },
  tile: { rule: 'CC-14.4', title: ({ texts }, tile) => texts.say('carson-duel-tile', { tile: Number(tile) }) },

  // --- of a player; the word is the seat
  cash: { rule: 'CC-12.3', text: ({ texts }, { limit }) => texts.say('carson-why-cash', { limit: limit ?? 'none' }) },
  cowboys: { rule: 'CC-5.1', text: whereCowboysAre },
  roads: { rule: 'CC-8.3' },
  revolvers: { rule: 'CC-6.6' },
  firepower: { rule: 'CC-6.6' },
  property_tiles: { rule: 'CC-15.6' },
  kept: {
    rule: 'CC-8.9',
    text: (known, { kept }) => known.texts.say('carson-why-kept', { buildings: countedBuildings(known, kept) }),
  },
  three_guns: { rule: 'CC-7.2' },
  white: { rule: 'CC-11.1' },
  moves: { rule: 'CC-14.17' },
  duel_tiles: { rule: 'CC-14.3', text: handOfTiles },
};

export function explainFact(kind: string, word: string, known: Known): Explained {
  const fact = FACTS[kind];
  const player = known.view.players[Number(word)] ?? known.view.players[0];
  if (fact === undefined || player === undefined) return { title: '', text: '' };
  const title = fact.title?.(known, word) ?? known.texts.say(`label-${kind}`);
  const text = fact.text?.(known, player, word) ?? known.texts.say(`carson-why-${kind}`);
  return { title: known.texts.capital(title), text, rule: fact.rule };
}

/** The round, or that the game has not begun. */
export function roundName({ view, texts }: Known): string {
  if (view.round === 0) return texts.capital(texts.say('phase-starting_parcels'));
  return texts.say('carson-round', { round: Math.min(view.round, ROUNDS), rounds: ROUNDS });
}

function whoPassed(known: Known): string {
  const { passed } = known.view;
  return passed.length > 0 ? `${namesOf(known, passed)}.` : known.texts.say('carson-passed-nobody');
}

function inTheBag(known: Known): string {
  const buildings = countedBuildings(known, known.view.bag);
  return buildings ? known.texts.say('carson-why-bag', { buildings }) : known.texts.say('carson-bag-empty');
}

function whereCowboysAre({ view, texts }: Known, player: CarsonPlayer, word: string): string {
  const onBoard = Object.values(view.cowboys)
    .flat()
    .filter((seat) => seat === Number(word)).length;
  return texts.say('carson-why-cowboys', { ready: player.cowboys, board: onBoard, supply: player.supply });
}

function handOfTiles({ texts }: Known, { duel_tiles: tiles }: CarsonPlayer): string {
  return texts.say('carson-why-duel_tiles', { count: tiles?.count ?? 0, total: tiles?.total ?? 'unknown' });
}
