import { describe, expect, it } from 'vitest';
import { nameWithTasks, tasksInHand } from '../../src/games/trail/objectives';
import { aView, textsOf } from './fixtures';

describe('the tasks of objective cards', () => {
  it('are told of cards in hand', () => {
    expect(tasksInHand(aView(), 'gain_bll')).toEqual([true, false, false]);
    expect(tasksInHand(aView(), 'jersey')).toEqual([]);
  });

  it('are counted in the name of a card', () => {
    expect(nameWithTasks(textsOf('en'), 'gain_bll', [true, false, false])).toMatch(/1.*3/);
  });
});
