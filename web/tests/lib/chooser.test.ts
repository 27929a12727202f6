// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  back,
  byVerb,
  cleared,
  kept,
  listed,
  NO_CHOICE,
  offered,
  pick,
  renewed,
  settled,
  settledBy,
  spots,
  type Chooser,
} from '../../src/lib/chooser';

const asked = (...choices: string[]): Chooser => renewed(NO_CHOICE, 7, choices);
const clicking = (chooser: Chooser, ...words: string[]) => words.reduce(pick, chooser);

const BUILDING = asked('keep', 'build bank c4', 'build bank d4', 'build hotel c4', 'build hotel e5');

describe('clicking words', () => {
  it('keeps the choices that contain them', () => {
    expect(kept(clicking(BUILDING, 'bank'))).toEqual(['build bank c4', 'build bank d4']);
    expect(kept(clicking(BUILDING, 'c4'))).toEqual(['build bank c4', 'build hotel c4']);
  });

  it('lights the words that are left in them', () => {
    expect(spots(BUILDING)).toEqual(new Set(['keep', 'build', 'bank', 'hotel', 'c4', 'd4', 'e5']));
    expect(spots(clicking(BUILDING, 'bank'))).toEqual(new Set(['build', 'c4', 'd4']));
  });

  it('may go from the end to the beginning of a choice', () => {
    const clicked = clicking(BUILDING, 'c4', 'hotel');
    expect(clicked.picked).toEqual(['hotel', 'c4']);
    expect(settled(clicked)).toBe('build hotel c4');
  });

  it('changes nothing where it leads nowhere', () => {
    const clicked = clicking(BUILDING, 'bank');
    expect(pick(clicked, 'e5')).toBe(clicked);
    expect(pick(BUILDING, 'saloon')).toBe(BUILDING);
    expect(pick(NO_CHOICE, 'c4')).toBe(NO_CHOICE);
  });

  it('takes the order of words that occur in both places from the clicks', () => {
    const moves = asked('move a1 a2', 'move a2 a1', 'move a2 a3');
    expect(settled(clicking(moves, 'a1'))).toBeNull();
    expect(settled(clicking(moves, 'a1', 'a2'))).toBe('move a1 a2');
    expect(settled(clicking(moves, 'a2', 'a1'))).toBe('move a2 a1');
  });

  it('can be taken back one by one, or at once', () => {
    const clicked = clicking(BUILDING, 'c4');
    expect(back(clicked).picked).toEqual([]);
    expect(back(back(clicked)).picked).toEqual([]);
    expect(cleared(clicking(asked('a b c', 'a b d'), 'a', 'b')).picked).toEqual([]);
  });
});

describe('a choice is settled', () => {
  it('when it is the only one left', () => {
    expect(settled(clicking(BUILDING, 'e5'))).toBe('build hotel e5');
    expect(settled(clicking(BUILDING, 'keep'))).toBe('keep');
  });

  it('never without a click, even if there is no other', () => {
    expect(settled(asked('pass'))).toBeNull();
  });

  it('not while a longer one begins with the same words', () => {
    const drawing = asked('draw', 'draw two', 'draw two blind');
    expect(settled(clicking(drawing, 'two'))).toBeNull();
    expect(offered(clicking(drawing, 'two'), new Set(['blind'])).single).toEqual(['draw two']);
  });

  it('by a word that one only points at', () => {
    expect(settledBy(BUILDING, 'e5')).toBe('build hotel e5');
    expect(settledBy(BUILDING, 'c4')).toBeNull();
    expect(settledBy(BUILDING, 'nowhere')).toBeNull();
  });
});

describe('a new page', () => {
  it('keeps half a choice of the same question while some choice contains it', () => {
    const half = clicking(BUILDING, 'bank');
    expect(renewed(half, 7, ['keep', 'build bank d4']).picked).toEqual(['bank']);
  });

  it('drops it when no choice contains it any more', () => {
    const half = clicking(BUILDING, 'bank');
    expect(renewed(half, 7, ['keep', 'build hotel c4']).picked).toEqual([]);
  });

  it('drops it with the question', () => {
    const half = clicking(BUILDING, 'bank');
    expect(renewed(half, 8, ['build bank d4']).picked).toEqual([]);
  });
});

describe('beside the board', () => {
  it('is offered what the board has no place for', () => {
    const placing = asked('pass', 'place wages', 'place c4', 'fly moon');
    expect(offered(placing, new Set(['wages', 'c4'])).single).toEqual(['pass', 'fly moon']);
    expect(offered(placing, new Set()).single).toEqual(['pass', 'place wages', 'place c4', 'fly moon']);
  });

  it('is offered the verb where a place is good for two', () => {
    const placing = asked('pass', 'place c4', 'white c4', 'white d4');
    const clicked = clicking(placing, 'c4');
    expect(offered(clicked, new Set(['c4', 'd4'])).single).toEqual(['place c4', 'white c4']);
  });

  it('are rows of numbers, from the least to the most', () => {
    const buying = asked('decline', ...[3, 0, 10, 1, 2].map((number) => `points ${number}`));
    const { single, amounts } = listed(buying);
    expect(single).toEqual(['decline']);
    expect(amounts).toHaveLength(1);
    expect(amounts[0]?.verb).toBe('points');
    expect(amounts[0]?.numbers).toEqual([0, 1, 2, 3, 10]);
    expect(amounts[0]?.choices.at(-1)).toBe('points 10');
  });

  it('are a few numbers as they are', () => {
    const { single, amounts } = listed(asked('hire 1', 'hire 2', 'hire 3'));
    expect(single).toEqual(['hire 1', 'hire 2', 'hire 3']);
    expect(amounts).toEqual([]);
  });

  it('are choices by their verb', () => {
    expect(byVerb(BUILDING.choices)).toEqual([
      { verb: 'keep', choices: ['keep'] },
      { verb: 'build', choices: BUILDING.choices.slice(1) },
    ]);
  });
});
