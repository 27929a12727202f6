import { describe, expect, it } from 'vitest';
import { Film } from '../../src/games/carson/scenes/film.svelte';
import { durationOf, join, stepsOf, totalsOf, type Scene } from '../../src/games/carson/scenes/scenes';
import { stagesOf, type Stage } from '../../src/games/carson/scenes/stages';
import type { GameEvent } from '../../src/lib/wire';
import { aPlayer, aView } from './fixtures';

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

/** The scenes in the order in which they happened. */
function scenesOf(events: readonly GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) join(scenes, event);
  return scenes;
}

/** Scenes without a table to set them on. */
function staged(events: readonly GameEvent[]): Stage[] {
  return stagesOf(null, events, null);
}

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
    film.add(staged([...DUEL, ...TILES]), 0);
    expect([film.now?.kind, film.number, film.count, film.step]).toEqual(['duel', 1, 2, 0]);
    film.advance();
    film.advance();
    expect([film.number, film.step]).toEqual([1, 2]);
    film.advance();
    expect([film.number, film.step]).toEqual([2, 0]);
    film.next();
    expect(film.now).toBeNull();
  });

  it('lets new scenes wait for the one on show', () => {
    const film = new Film();
    film.add(staged(DUEL), 0);
    film.advance();
    film.add(staged(ESTATE), 0);
    expect([film.now?.kind, film.step, film.count]).toEqual(['duel', 1, 2]);
  });

  it('drops the oldest when it has fallen behind', () => {
    const film = new Film();
    for (let turn = 0; turn < 5; turn++) film.add(staged(DUEL), 0);
    film.add(staged(ESTATE), 0);
    expect(film.count).toBe(4);
  });

  it('pays building by building, and in the end all at once', () => {
    const film = new Film();
    film.add(staged(ESTATE), 0);
    expect(film.payouts.map(({ parcel, stolen }) => [parcel, stolen])).toEqual([['c4', false]]);
    film.advance();
    expect(film.payouts).toMatchObject([{ stolen: true }]);
    film.advance();
    film.advance();
    expect(film.payouts).toHaveLength(3);
    film.skip();
    expect([film.now, film.payouts]).toEqual([null, []]);
  });
});

describe('a scene that the table leaves behind', () => {
  it('hurries with every message, but not beyond recognition', () => {
    const film = new Film();
    film.add(staged(DUEL), 5);
    expect(film.haste).toBe(1);
    film.add([], 1);
    expect(film.haste).toBeGreaterThan(1);
    for (let message = 0; message < 20; message++) film.add([], 1);
    expect(film.haste).toBe(2);
    film.next();
    expect(film.haste).toBe(1);
  });
});

describe('the table of a scene', () => {
  const before = aView({ cowboys: { gambling: [0], wages: [1] } });
  const joining: GameEvent = { event: 'placed', seat: 2, place: 'gambling' };

  it('is held as it was before the duel', () => {
    const after = aView({ cowboys: { gambling: [2], wages: [1] } });
    const events = [joining, ...DUEL];
    const film = new Film();
    film.add(stagesOf(before, events, after), events.length);
    expect(film.shown?.cowboys).toEqual({ gambling: [0, 2], wages: [1] });
    expect(film.ahead).toBe(DUEL.length);
    film.skip();
    expect([film.shown, film.ahead]).toEqual([null, 0]);
  });

  it('follows the cowboys from one duel to the next', () => {
    const next: GameEvent[] = [
      { event: 'moved', seat: 1, place: 'wages', target: 'gambling' },
      { ...DUEL[0], event: 'duel', seats: [1, 2] },
      { event: 'fired', seat: 1, firepower: 1, amount: 1, strength: 2 },
    ];
    const [, second] = stagesOf(before, [joining, ...DUEL, ...next], before);
    expect(second?.view?.cowboys).toEqual({ gambling: [2, 1], wages: [] });
  });

  it('is never held for another seat, or after a jump', () => {
    const views = [
      stagesOf({ ...before, seat: 1 }, [joining, ...DUEL], before),
      stagesOf(aView(), DUEL, before),
      stagesOf(null, [joining, ...DUEL], before),
    ].map(([stage]) => stage?.view);
    expect(views).toEqual([null, null, null]);
  });

  it('shows buildings as they are raised, and counts their money up', () => {
    const rich = aView({ players: [aPlayer({ cash: 1 }), aPlayer({ cash: 2 }), aPlayer()] });
    const built: GameEvent = { event: 'built', seat: 1, building: 'bank', parcel: 'c4' };
    const film = new Film();
    film.add(stagesOf(rich, [built, ...ESTATE], rich), 4);
    const cash = () => film.shown?.players.map((player) => player.cash);
    expect(film.shown?.town['c4']?.content).toBe('bank');
    expect(cash()).toEqual([1, 8, 15]);
    film.advance();
    expect(cash()).toEqual([7, 8, 15]);
    film.advance();
    expect(cash()).toEqual([10, 8, 15]);
  });

  it('is soon over', () => {
    const many = Array.from({ length: 20 }, () => ESTATE).flat();
    const [scene] = scenesOf(many) as [Scene];
    const time = Array.from({ length: stepsOf(scene) }, (_, step) => durationOf(scene, step));
    expect(time.reduce((sum, one) => sum + one)).toBeLessThan(5000);
  });
});
