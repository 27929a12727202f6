import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/colt';
import { LOOKS } from '../../src/games/colt/look';
import { Twins } from '../../src/games/board/twins.svelte';
import type { GameEvent } from '../../src/lib/wire';
import { turnsOf } from '../../src/table/log';
import { Teller } from '../../src/table/teller';
import { NAMES, textsOfGame } from '../drawing';
import { aPlayer, aView } from './fixtures';

const texts = textsOfGame('colt', 'en');

describe('the story of a robbery', () => {
  it('has one line for each card that is carried out', () => {
    const events: GameEvent[] = [
      { event: 'resolved', seat: 1, bandit: 'belle', action: 'punch' },
      { event: 'punched', bandit: 'belle', target: 'doc' },
      { event: 'dropped', bandit: 'doc', loot: 'jewel', spot: 'car2' },
      { event: 'pushed', bandit: 'doc', spot: 'car3' },
      { event: 'resolved', seat: 0, bandit: 'doc', action: 'fire' },
      { event: 'in_vain', bandit: 'doc', action: 'fire' },
    ];
    const teller = new Teller(drawing.plot, NAMES, texts);
    const turns = turnsOf(events, drawing.plot);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(turns.map((turn) => teller.line(turn))).toEqual([
      'Belle punches Doc, Doc drops a jewel in car 2, is pushed into car 3',
      "Doc's Fire has no effect",
    ]);
  });
});

describe('money', () => {
  it('is what is known, and a question mark for what is not', () => {
    expect(drawing.score(aView(), 0, texts)).toBe('$750');
    expect(drawing.score(aView(), 2, texts)).toBe('$250 + ?');
    expect(drawing.score(aView(), 0, textsOfGame('colt', 'pl'))).toBe('750\u00a0$');
  });

  it('is what a game ends with', () => {
    expect(texts.score(1250)).toBe('$1250');
    expect(texts.score(-300)).toBe('\u2212$300');
    expect(texts.tally(0)).toBe('$0');
  });
});

describe('loot', () => {
  it('is called by what is known of it, not by the number of its token', () => {
    const named = texts.at(drawing.naming.of(aView(), texts));
    expect(named.choice('rob purse4')).toBe('Take a purse');
    expect(named.choice('rob purse5')).toBe('Take the purse with $300');
    expect(named.choice('rob jewel')).toBe(texts.choice('rob jewel'));
  });
});

describe('the colour of a player', () => {
  it('is that of the only bandit they have', () => {
    const players = [aPlayer(), aPlayer({ bandits: ['belle', 'tuco'] })];
    expect(drawing.looks(aView({ players }))).toEqual([LOOKS.doc, null]);
  });
});

describe('twin cards', () => {
  const hand = ['move', 'fire', 'move'];
  const isTheOne = (twins: Twins) => hand.map((card, place) => twins.isTheOne(place, hand, (one) => one === card));

  it('rise one at a time: the first, or the one that was clicked', () => {
    const twins = new Twins();
    expect(isTheOne(twins)).toEqual([true, true, false]);
    twins.click(2);
    expect(isTheOne(twins)).toEqual([false, true, true]);
  });
});
