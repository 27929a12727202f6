// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  back,
  byVerb,
  choicesOf,
  cleared,
  kept,
  listed,
  NO_CHOICE,
  offered,
  pick,
  picked,
  renewed,
  settled,
  settledBy,
  Spots,
  type Chooser,
} from '../../src/lib/chooser';
import type { Spot } from '../../src/lib/terms';

/** Verbs whose arguments all come from lists with a letter for a name. */
const VERBS = {
  build: lists('b', 'p'),
  place: lists('p'),
  white: lists('p'),
  move: lists('s', 's'),
  draw: lists('n', 'h'),
  hire: lists('w', 'r'),
  double: lists('b'),
};

function lists(...names: string[]): [string, string][] {
  return names.map((name) => [name, name]);
}

const choices = (...answers: string[]) => choicesOf(answers, VERBS);
const asked = (...answers: string[]): Chooser => renewed(NO_CHOICE, 7, choices(...answers));
const left = (chooser: Chooser) => kept(chooser).map(({ words }) => words);
const clicking = (chooser: Chooser, ...spots: Spot[]) => spots.reduce(pick, chooser);

const BUILDING = asked('keep', 'build bank c4', 'build bank d4', 'build hotel c4', 'build hotel e5');

describe('clicking words', () => {
  it('keeps the choices that contain them', () => {
    expect(left(clicking(BUILDING, 'b:bank'))).toEqual(['build bank c4', 'build bank d4']);
    expect(left(clicking(BUILDING, 'p:c4'))).toEqual(['build bank c4', 'build hotel c4']);
  });

  it('lights the words that are left in them', () => {
    const spots = new Spots(BUILDING);
    expect(['verb', 'b', 'p'].map((list) => spots.words(list))).toEqual([
      ['keep', 'build'],
      ['bank', 'hotel'],
      ['c4', 'd4', 'e5'],
    ]);
    const more = new Spots(clicking(BUILDING, 'b:bank'));
    expect([more.words('verb'), more.words('b'), more.words('p')]).toEqual([['build'], [], ['c4', 'd4']]);
    expect([more.size, new Spots(NO_CHOICE).size]).toEqual([3, 0]);
  });

  it('tells words of different lists apart', () => {
    const spots = new Spots(asked('double double', 'move double keep', 'keep'));
    expect((['verb:double', 'b:double', 's:double', 'p:double'] as const).map((spot) => spots.has(spot))).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('lights several words at once only where one choice has them all', () => {
    const hiring = asked('hire cowboy 1', 'hire engineer 2', 'double cowboy');
    const spots = new Spots(hiring);
    expect(spots.has('w:cowboy,r:1')).toBe(true);
    expect(spots.has('w:cowboy,r:2')).toBe(false);
    expect(spots.has('verb:double,w:cowboy')).toBe(false);
    expect(settledBy(hiring, 'w:cowboy,r:1')).toBe('hire cowboy 1');
    expect(pick(hiring, 'w:cowboy,r:2')).toBe(hiring);
    expect(new Spots(clicking(hiring, 'verb:hire')).has('verb:hire,w:engineer')).toBe(true);
  });

  it('may go from the end to the beginning of a choice', () => {
    const clicked = clicking(BUILDING, 'p:c4', 'b:hotel');
    expect(clicked.picked).toEqual(['b:hotel', 'p:c4']);
    expect(settled(clicked)).toBe('build hotel c4');
  });

  it('changes nothing where it leads nowhere', () => {
    const clicked = clicking(BUILDING, 'b:bank');
    expect(pick(clicked, 'p:e5')).toBe(clicked);
    expect(pick(BUILDING, 'b:saloon')).toBe(BUILDING);
    expect(pick(NO_CHOICE, 'p:c4')).toBe(NO_CHOICE);
  });

  it('takes the order of words that occur in both places from the clicks', () => {
    const moves = asked('move a1 a2', 'move a2 a1', 'move a2 a3');
    expect(settled(clicking(moves, 's:a1'))).toBeNull();
    expect(settled(clicking(moves, 's:a1', 's:a2'))).toBe('move a1 a2');
    expect(settled(clicking(moves, 's:a2', 's:a1'))).toBe('move a2 a1');
  });

  it('can be taken back one by one, or at once', () => {
    const clicked = clicking(BUILDING, 'p:c4');
    expect(back(clicked).picked).toEqual([]);
    expect(back(back(clicked)).picked).toEqual([]);
    const hiring = asked('hire cowboy 1', 'hire cowboy 2', 'hire engineer 2');
    expect(back(clicking(hiring, 'r:2', 'verb:hire,w:cowboy')).picked).toEqual(['r:2']);
    expect(cleared(clicking(hiring, 'verb:hire', 'r:2')).picked).toEqual([]);
  });
});

describe('a choice is settled', () => {
  it('when it is the only one left', () => {
    expect(settled(clicking(BUILDING, 'p:e5'))).toBe('build hotel e5');
    expect(settled(clicking(BUILDING, 'verb:keep'))).toBe('keep');
  });

  it('never without a click, even if there is no other', () => {
    expect(settled(asked('pass'))).toBeNull();
  });

  it('not while a longer one begins with the same words', () => {
    const drawing = asked('draw', 'draw two', 'draw two blind');
    expect(settled(clicking(drawing, 'n:two'))).toBeNull();
    expect(offered(clicking(drawing, 'n:two'), new Set(['h:blind'])).single).toEqual(['draw two']);
  });

  it('by a word that is only pointed at', () => {
    expect(settledBy(BUILDING, 'p:e5')).toBe('build hotel e5');
    expect(settledBy(BUILDING, 'p:c4')).toBeNull();
    expect(settledBy(BUILDING, 'p:nowhere')).toBeNull();
  });
});

describe('a new page', () => {
  it('keeps half a choice of the same question while some choice contains it', () => {
    const half = clicking(BUILDING, 'b:bank');
    expect(renewed(half, 7, choices('keep', 'build bank d4')).picked).toEqual(['b:bank']);
  });

  it('drops it when no choice contains it any more', () => {
    const half = clicking(BUILDING, 'b:bank');
    expect(renewed(half, 7, choices('keep', 'build hotel c4')).picked).toEqual([]);
  });

  it('drops it with the question', () => {
    const half = clicking(BUILDING, 'b:bank');
    expect(renewed(half, 8, choices('build bank d4')).picked).toEqual([]);
  });
});

describe('beside the board', () => {
  it('is offered what the board has no place for', () => {
    const placing = asked('pass', 'place wages', 'place c4', 'fly moon');
    expect(offered(placing, new Set(['p:wages', 'p:c4'])).single).toEqual(['pass', 'fly moon']);
    expect(offered(placing, new Set()).single).toEqual(['pass', 'place wages', 'place c4', 'fly moon']);
  });

  it('is offered the verb where a place is good for two', () => {
    const placing = asked('pass', 'place c4', 'white c4', 'white d4');
    const clicked = clicking(placing, 'p:c4');
    expect(offered(clicked, new Set(['p:c4', 'p:d4'])).single).toEqual(['place c4', 'white c4']);
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
    const answers = BUILDING.choices.map(({ words }) => words);
    expect(byVerb(answers)).toEqual([
      { verb: 'keep', choices: ['keep'] },
      { verb: 'build', choices: answers.slice(1) },
    ]);
  });
});

describe('another click instead of the last one', () => {
  const bank = clicking(BUILDING, 'b:bank');

  it('is possible where it could have been made before', () => {
    const spots = new Spots(bank);
    expect([spots.has('b:hotel'), spots.swaps('b:hotel')]).toEqual([false, true]);
    expect([spots.swaps('b:bank'), spots.swaps('p:c4'), spots.swaps('b:church')]).toEqual([false, false, false]);
    expect(new Spots(BUILDING).swaps('b:hotel')).toBe(false);
  });

  it('takes the place of the last one', () => {
    expect(left(picked(bank, 'b:hotel'))).toEqual(['build hotel c4', 'build hotel e5']);
    expect(picked(bank, 'b:church')).toBe(bank);
  });

  it('can be seen in advance', () => {
    expect(settledBy(bank, 'verb:keep')).toBe('keep');
  });
});
