import { describe, expect, it } from 'vitest';
import { itemsOf, tasksMet, tasksToMeet } from '../../src/games/trail/objectives';
import { aPlayer, aView } from './fixtures';

describe('the tasks of objective cards', () => {
  it('are met by buildings, tiles, stations, discs and cattle of the whole deck', () => {
    const player = aPlayer({
      tiles: { green_teepee: 2, blue_teepee: 1, flood_green3: 1, drought_black2: 2 },
      stations: ['station1', 'station4'],
      cities: { san_francisco: 2 },
      deck: { jersey: 5, holstein: 2, ayrshire: 1, west_highland4: 1, texas_longhorn5: 1 },
    });
    expect(itemsOf(aView({ players: [player] }), 0)).toEqual({
      building: 1,
      green_teepee: 2,
      blue_teepee: 1,
      hazard: 3,
      station: 2,
      cattle3: 3,
      cattle4: 1,
      cattle5: 1,
      san_francisco: 2,
    });
  });

  it('use every thing once, for the cards that bring most', () => {
    const player = aPlayer({ area: ['start_bbh', 'gain_ssh', 'engine_sshh'], stations: ['station1', 'station2'] });
    const view = aView({ players: [{ ...player, tiles: { flood_green2: 1, flood_green3: 1 } }] });
    expect(tasksMet(view, 0)).toEqual([
      [true, false, false],
      [false, false, false],
      [true, true, true, true],
    ]);
  });

  it('show what is there already of a card that is not yet fulfilled', () => {
    const view = aView({ players: [aPlayer({ area: ['start_ssg'], stations: ['station1'] })] });
    expect(tasksMet(view, 0)).toEqual([[true, false, false]]);
  });

  it('would be met by what the cards in play leave over', () => {
    const view = aView({
      players: [aPlayer({ area: ['gain_ssh'], stations: ['station1'], tiles: { flood_green2: 1 } })],
    });
    expect(tasksToMeet(view, 0, 'start_ssg')).toEqual([false, false, false]);
    const more = aView({ players: [aPlayer({ area: [], stations: ['station1'], tiles: { green_teepee: 1 } })] });
    expect(tasksToMeet(more, 0, 'start_ssg')).toEqual([true, false, true]);
  });
});
