import { describe, expect, it } from 'vitest';
import { Film } from '../../src/games/carson/scenes/film.svelte';
import { durationOf, scenesOf, stepsOf, totalsOf, type Scene } from '../../src/games/carson/scenes/scenes';
import type { GameEvent } from '../../src/lib/wire';

const DUEL: GameEvent[] = [
  { event: 'duel', place: 'gambling', seats: [0, 2] },
  { event: 'fired', seat: 0, firepower: 4, amount: 3, strength: 7 },
  { event: 'fired', seat: 2, firepower: 2, amount: 6, strength: 8 },
  { event: 'won', seat: 2, place: 'gambling' },
  { event: 'took_back', seat: 0, place: 'gambling' },
];
const TILES: GameEvent[] = [
  { event: 'duel', place: 'c4', seats: [0, 1] },
  { event: 'showed_tile', seat: 0, tile: '5' },
  { event: 'fired', seat: 0, firepower: 1, amount: 5, strength: 6 },
  { event: 'showed_tile', seat: 1, tile: '0' },
  { event: 'fired', seat: 1, firepower: 2, amount: 0, strength: 2 },
  { event: 'won', seat: 0, place: 'c4' },
];
const ESTATE: GameEvent[] = [
  { event: 'earned', seat: 1, building: 'bank', parcel: 'c4', amount: 6 },
  { event: 'stole', seat: 0, building: 'bank', parcel: 'c4', amount: 6 },
  { event: 'earned', seat: 0, building: 'mine', parcel: 'd5', amount: 3 },
];

describe('scenes', () => {
  it('show a duel with all sides and its winner', () => {
    expect(scenesOf(DUEL)).toEqual([
      {
        kind: 'duel',
        place: 'gambling',
        tiles: false,
        shots: [
          { seat: 0, firepower: 4, amount: 3, strength: 7 },
          { seat: 2, firepower: 2, amount: 6, strength: 8 },
        ],
        winner: 2,
        tie: null,
      },
    ]);
  });

  it('keep the reason why a tie was won', () => {
    const tied = { event: 'tied', seat: 2, amount: 8 };
    expect(scenesOf([...DUEL, tied])).toMatchObject([{ tie: tied }]);
  });

  it('know duel tiles from dice', () => {
    expect(scenesOf(TILES)).toMatchObject([{ tiles: true, winner: 0 }]);
  });

  it('keep several duels and the dice of gambling apart', () => {
    const gamble = { event: 'gambled', seat: 1, first: 2, second: 5 };
    const gained = { event: 'gained', seat: 1, amount: 7, cause: 'gambling' };
    const scenes = scenesOf([...DUEL, gamble, gained, ...TILES]);
    expect(scenes.map((scene) => scene.kind)).toEqual(['duel', 'gamble', 'duel']);
    expect(scenes[1]).toEqual({ kind: 'gamble', seat: 1, dice: [2, 5], amount: 7 });
  });

  it('gather all incomes in one scene', () => {
    const [scene] = scenesOf([{ event: 'raided', seat: 0, parcel: 'c4' }, ...ESTATE]);
    expect(scene).toMatchObject({ kind: 'estate', payouts: [{ stolen: false }, { stolen: true }, { amount: 3 }] });
    expect(totalsOf((scene as Extract<Scene, { kind: 'estate' }>).payouts)).toEqual([
      { seat: 0, amount: 9 },
      { seat: 1, amount: 6 },
    ]);
  });

  it('ignore events that are only logged', () => {
    expect(
      scenesOf([
        { event: 'placed', seat: 0, place: 'wages' },
        { event: 'won', seat: 0, place: 'c4' },
      ]),
    ).toEqual([]);
  });

  it('leave time to read the outcome', () => {
    const [duel] = scenesOf(DUEL) as [Scene];
    expect(stepsOf(duel)).toBe(3);
    expect(durationOf(duel, 2)).toBeGreaterThan(durationOf(duel, 1));
  });
});

describe('the film', () => {
  it('goes step by step, then to the next scene, then ends', () => {
    const film = new Film();
    film.add(scenesOf([...DUEL, ...TILES]), true);
    expect([film.now?.kind, film.number, film.count, film.step]).toEqual(['duel', 1, 2, 0]);
    film.advance(true);
    film.advance(true);
    expect([film.number, film.step]).toEqual([1, 2]);
    film.advance(true);
    expect([film.number, film.step]).toEqual([2, 0]);
    film.next(true);
    expect(film.now).toBeNull();
  });

  it('shows only outcomes where nothing may move', () => {
    const film = new Film();
    film.add(scenesOf(DUEL), false);
    expect(film.step).toBe(2);
  });

  it('lets new scenes wait for the one on show', () => {
    const film = new Film();
    film.add(scenesOf(DUEL), true);
    film.advance(true);
    film.add(scenesOf(ESTATE), true);
    expect([film.now?.kind, film.step, film.count]).toEqual(['duel', 1, 2]);
  });

  it('drops the oldest when it has fallen behind', () => {
    const film = new Film();
    for (let turn = 0; turn < 5; turn++) film.add(scenesOf(DUEL), true);
    film.add(scenesOf(ESTATE), true);
    expect(film.count).toBe(4);
  });

  it('pays building by building, and in the end all at once', () => {
    const film = new Film();
    film.add(scenesOf(ESTATE), true);
    expect(film.payouts.map(({ parcel, stolen }) => [parcel, stolen])).toEqual([['c4', false]]);
    film.advance(true);
    expect(film.payouts).toMatchObject([{ stolen: true }]);
    film.advance(true);
    film.advance(true);
    expect(film.payouts).toHaveLength(3);
    film.skip();
    expect([film.now, film.payouts]).toEqual([null, []]);
  });
});
