import { describe, expect, it } from 'vitest';
import drawing from '../../src/games/carson';
import type { GameEvent } from '../../src/lib/wire';
import { turnsOf } from '../../src/table/log';
import { scenesFirst, talesOf, Teller } from '../../src/table/teller';
import { LANGUAGES, NAMES, textsOfGame } from '../drawing';
import { aPlayer, aView } from './fixtures';

const BUYS: GameEvent[] = [
  { event: 'bought_building', seat: 1, building: 'bank', price: 8 },
  { event: 'built', seat: 1, building: 'bank', parcel: 'c4' },
  { event: 'housed', seat: 1, parcel: 'c5' },
];
const EARNS: GameEvent[] = [
  { event: 'earned', seat: 0, building: 'ranch', parcel: 'a1', amount: 3 },
  { event: 'earned', seat: 0, building: 'mine', parcel: 'b1', amount: 6 },
  { event: 'scored', seat: 0, amount: 2, source: 'parcel_vp' },
];
const DUEL: GameEvent[] = [
  { event: 'duel', place: 'gambling', seats: [0, 2] },
  { event: 'fired', seat: 2, firepower: 4, amount: 4, strength: 8 },
  { event: 'fired', seat: 0, firepower: 5, amount: 3, strength: 8 },
  { event: 'tied', seat: 2, amount: 8 },
  { event: 'won', seat: 2, place: 'gambling' },
  { event: 'took_back', seat: 0, place: 'gambling' },
];

function told(lang: string, events: GameEvent[]): string[] {
  const teller = new Teller(drawing.plot, NAMES, textsOfGame('carson', lang));
  return turnsOf(events, drawing.plot).map((turn) => teller.line(turn));
}

describe('a turn of Carson City', () => {
  it('is told in one line, with its player once and what it cost', () => {
    expect(told('en', BUYS)).toEqual([
      'Bob buys a bank for $8, builds a bank on parcel C4, puts a house on parcel C5, −$8',
    ]);
  });

  it('adds up income and points', () => {
    expect(told('en', EARNS)).toEqual(['Ann: +$9, +2 VP']);
    expect(told('pl', EARNS)).toEqual(['Ann: +9\u00a0$, +2 PZ']);
  });

  it('is a duel, whoever shoots in it, with the reason of its end', () => {
    expect(told('en', DUEL)).toEqual([
      'Duel for gambling: Ann and Cid, Cid shoots: firepower 4 + 4 = 8, Ann shoots: firepower 5 + 3 = 8, ' +
        '8 : 8, Cid passed first, Cid wins the duel for gambling',
    ]);
  });

  it('that is one event is its sentence', () => {
    expect(told('en', [{ event: 'passed', seat: 0, position: 2 }])).toEqual([
      'Ann passes and is number 2 in pass order.',
    ]);
  });

  it.each(LANGUAGES)('has a line in %s', (lang) => {
    for (const line of told(lang, [...BUYS, ...EARNS, ...DUEL])) expect(line).not.toMatch(/\{|event-|undefined/);
  });
});

describe('the story of the others', () => {
  it('leaves the viewer out, and keeps what several did together', () => {
    const turns = turnsOf([{ event: 'centre', parcel: 'd4' }, ...BUYS, ...EARNS, ...DUEL], drawing.plot);
    expect(talesOf(turns, 0, drawing.plot).map(({ seat }) => seat)).toEqual([1, null]);
  });

  it('keeps the dice of the viewer', () => {
    const turns = turnsOf([...BUYS, { event: 'gambled', seat: 0, first: 3, second: 5 }], drawing.plot);
    expect(talesOf(turns, 0, drawing.plot).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('begins with the dice where no scene shows them', () => {
    const gamble = { event: 'gambled', seat: 1, first: 3, second: 5 };
    const turns = turnsOf([...BUYS, ...EARNS, ...DUEL, { event: 'laid', seat: 2, edge: 'd4n' }, gamble], drawing.plot);
    const tales = scenesFirst(talesOf(turns, 0, drawing.plot), drawing.plot);
    expect(tales.map(({ seat }) => seat)).toEqual([1, null, 2]);
    expect(tales[0]?.turns[0]?.events).toEqual([gamble]);
  });
});

describe('a building that fits nowhere', () => {
  const row = { ...aView().row, construction_8: 'church' as const };
  const view = aView({ row, players: [aPlayer({ homeless: ['church'] })] });
  const texts = textsOfGame('carson', 'en');

  it('is warned of before it is paid', () => {
    expect(drawing.warning('buy construction_8', view, texts)).toMatch(/^Church: you have no parcel/);
    expect(drawing.warning('place construction_8', view, texts)).not.toBeNull();
  });

  it('is the only thing to warn of', () => {
    expect(drawing.warning('buy construction_5', view, texts)).toBeNull();
    expect(drawing.warning('pass', view, texts)).toBeNull();
    expect(drawing.warning('buy construction_8', { ...view, seat: null }, texts)).toBeNull();
  });
});
