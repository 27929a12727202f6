// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { labelOf, treeOf } from '../../src/table/tree';
import { DUEL, ENGLISH } from '../fixtures';

const texts = new Texts('en', ['yes = yes\nno = no\nlabel-cash = money\n', ENGLISH], DUEL);
const tree = (view: Record<string, unknown>) => treeOf(view, ['Ann', 'Bob'], texts);

describe('a view in words', () => {
  it('has a line for each plain value', () => {
    expect(tree({ cash: 12, ready: true, roads_left: null, building: 'bank' })).toEqual([
      { label: 'money', text: '12', twigs: [] },
      { label: 'ready', text: 'yes', twigs: [] },
      { label: 'roads left', text: 'nothing', twigs: [] },
      { label: 'building', text: 'bank', twigs: [] },
    ]);
  });

  it('names players where the game says that a seat is meant', () => {
    expect(tree({ seat: 1, round: 1 }).map(({ text }) => text)).toEqual(['Bob', '1']);
  });

  it('puts short things on one line', () => {
    expect(tree({ town: { c4: { seat: 0, building: 'bank' }, d4: {} } })).toEqual([
      {
        label: 'town',
        text: null,
        twigs: [
          { label: 'c4', text: 'seat Ann, building bank', twigs: [] },
          { label: 'd4', text: 'nothing', twigs: [] },
        ],
      },
    ]);
    expect(tree({ bridges: ['c4', 'd4'] })[0]?.text).toBe('c4 and d4');
  });

  it('gives lists of things the names of the players', () => {
    const [players] = tree({
      players: [
        { hand: ['bank'], cash: 1 },
        { hand: [], cash: 2 },
      ],
    });
    expect(players?.twigs.map(({ label }) => label)).toEqual(['Ann', 'Bob']);
  });

  it('calls things by what is known of them', () => {
    expect(['cash', 'building', 'wages', 'c4', 'roads_left'].map((key) => labelOf(key, texts))).toEqual([
      'money',
      'building',
      'wages',
      'c4',
      'roads left',
    ]);
  });
});
