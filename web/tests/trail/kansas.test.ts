import { describe, expect, it } from 'vitest';
import { prospects, stepOf } from '../../src/games/trail/kansas';
import { aPlayer } from './fixtures';

const cityOf = (player: ReturnType<typeof aPlayer>, word: string, worth: number, certificates = 0) =>
  prospects(player, worth, certificates).find((city) => city.word === word);

describe('the cities within reach', () => {
  it('are those of a value that the hand and the certificates make up', () => {
    const lacks = prospects(aPlayer(), 5, 2).map((city) => city.lacks);
    expect(lacks).toEqual([0, 0, 0, 1, null, null, null, null, null, null]);
  });

  it('are closed where an own disc lies, but for both ends', () => {
    const player = aPlayer({ cities: { kansas_city: 2, topeka: 1, san_francisco: 1 } });
    const taken = prospects(player, 18, 0).filter((city) => city.taken);
    expect(taken.map(({ word }) => word)).toEqual(['topeka']);
  });

  it('bring cards and points by the arrows that they complete', () => {
    const player = aPlayer({ cities: { topeka: 1, colorado_springs: 1, el_paso: 1 } });
    expect(cityOf(player, 'wichita', 4)).toMatchObject({ cards: 1, bonus: -4 });
    expect(cityOf(player, 'albuquerque', 10)).toMatchObject({ cards: 0, bonus: 6 });
    expect(cityOf(player, 'santa_fe', 8)).toMatchObject({ cards: 1, bonus: 0 });
    expect(cityOf(player, 'sacramento', 16)).toMatchObject({ points: 6, cards: 0, bonus: 0 });
  });

  it('must be paid for: with the money at hand and the income', () => {
    const player = aPlayer({ money: 0, transport: { wichita: 3, albuquerque: 12 } });
    expect(cityOf(player, 'wichita', 4)?.lacks).toBe(0);
    expect(cityOf(player, 'albuquerque', 10)?.lacks).toBeNull();
  });
});

describe('the steps of Kansas City', () => {
  const fact = () => 2;

  it('are five', () => {
    expect(['foresight', 'income', 'deliver', 'visit'].map((step) => stepOf(step, fact))).toEqual([2, 4, 5, 0]);
  });
});
