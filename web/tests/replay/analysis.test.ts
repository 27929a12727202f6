import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/lib/api';
import { Texts } from '../../src/lib/fluent';
import type { AnalysedMoment, AnalysisState, Moment, Replay, Result, SeatAccount } from '../../src/lib/wire';
import { analysed, type Calls } from '../../src/replay/analysis/asking';
import {
  changesAt,
  gainBy,
  isUnbeaten,
  markFrom,
  marksOf,
  mostChanged,
  placeAt,
  placeOfLine,
  rangeOf,
  shapePlaces,
  splitAt,
  stepsOf,
} from '../../src/replay/analysis/chances';
import { outcomeOf, partingLine } from '../../src/replay/analysis/comparing';
import { Reading } from '../../src/replay/analysis/reading.svelte';
import { changeText, deedText, whenText } from '../../src/replay/analysis/told';
import { Film } from '../../src/replay/film.svelte';
import type { Drawing } from '../../src/games/drawing';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

/** A moment of two players of which the first has this chance. */
function at(line: number, chance: number, more: Partial<AnalysedMoment> = {}): AnalysedMoment {
  return { line, chances: [chance, 1 - chance], chance: [], luck: [0, 0], decision: null, ...more };
}

function blunder(line: number, chance: number, loss: number): AnalysedMoment {
  const answers = [{ words: 'pass', chance: chance + loss }];
  const effects = [-loss, loss];
  const decision = { seat: 0, words: 'place', before: chance + loss, after: chance, word: 'blunder' as const };
  return at(line, chance, { decision: { ...decision, effects, answers } });
}

const MOMENTS = [at(0, 0.6, { luck: [0.1, -0.1] }), at(2, 0.6), blunder(3, 0.3, 0.3), at(5, 1, { luck: [0.7, -0.7] })];
const WORDS = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 };
const ACCOUNT: SeatAccount = { seat: 0, prior: 0.5, result: 1, skill: -0.304, others: 0.004, luck: 0.8, words: WORDS };

describe('asking for an analysis', () => {
  function calls(states: Partial<AnalysisState>[], more: Partial<Calls> = {}): Calls & { told: number[] } {
    const told: number[] = [];
    const next = async () =>
      ({ state: 'running', done: 0, places: 9, analysis: null, ...states.shift() }) as AnalysisState;
    return { see: next, ask: next, wait: async () => undefined, tell: ({ done }) => told.push(done), told, ...more };
  }

  const DONE: Partial<AnalysisState> = { state: 'done', analysis: { moments: MOMENTS, accounts: [], turning: [] } };

  it('does not ask for one that is there', async () => {
    const ask = vi.fn();
    expect((await analysed(calls([DONE], { ask }))).moments).toBe(MOMENTS);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks, and tells how far it is until it is done', async () => {
    const all = calls([{ state: 'none' }, { done: 1 }, { done: 5 }, DONE]);
    await analysed(all);
    expect(all.told).toEqual([1, 5]);
  });

  it('fails if it was given up', async () => {
    const failing = analysed(calls([{ done: 1 }, { state: 'none' }]));
    await expect(failing).rejects.toMatchObject({ wire: { key: 'analysis-failed' } });
    await expect(failing).rejects.toBeInstanceOf(Refused);
  });
});

describe('chances', () => {
  it('change from moment to moment, at first from equal ones', () => {
    expect(changesAt(MOMENTS, 0)[0]).toBeCloseTo(0.1);
    expect(changesAt(MOMENTS, 2)[0]).toBeCloseTo(-0.3);
    expect(mostChanged([0.1, -0.4, 0.3])).toBe(1);
  });

  it('are marked where an answer or luck changed much', () => {
    expect(marksOf(MOMENTS).map(({ place, kind, seat }) => [place, kind, seat])).toEqual([
      [0, 'luck', 0],
      [2, 'blunder', 0],
      [3, 'luck', 0],
    ]);
  });

  it('are marked in few places even where everything is a blunder', () => {
    const many = Array.from({ length: 90 }, (_, line) => blunder(line, 0.5, line / 100));
    const marks = marksOf(many);
    expect(marks.length).toBe(24);
    expect(marks[0]?.place).toBe(66);
  });

  it('lead from mark to mark', () => {
    const marks = marksOf(MOMENTS);
    expect([markFrom(marks, 0, 1), markFrom(marks, 3, -1), markFrom(marks, 3, 1)]).toEqual([2, 2, null]);
  });

  it('are found by the line that counts', () => {
    expect([0, 1, 2, 4, 99].map((line) => placeOfLine(MOMENTS, line))).toEqual([0, 0, 1, 2, 3]);
  });

  it('are split into answer and luck that add up as they are read', () => {
    const moments = [at(0, 0.5), { ...blunder(1, 0.3865, 0.124), luck: [0.0105, -0.0105] }];
    expect(splitAt(moments, 1, 0)).toEqual({ answer: -12, luck: 1, total: -11 });
  });
});

describe('the sums of a seat', () => {
  it('of other answers differ from that of the answer as they are read', () => {
    const decision = { before: 0.534, after: 0.376 };
    expect(gainBy({ chance: 0.534 }, decision)).toBe(15);
    expect(gainBy({ chance: 0.374 }, decision)).toBe(-1);
    expect(isUnbeaten(decision)).toBe(false);
    expect(isUnbeaten({ before: 0.34, after: 0.34 })).toBe(true);
  });

  it('go on from each other to the result, in whole per cents', () => {
    expect(stepsOf(ACCOUNT)).toEqual([
      { part: 'skill', from: 50, to: 20 },
      { part: 'others', from: 20, to: 20 },
      { part: 'luck', from: 20, to: 100 },
    ]);
  });

  it('have room in the drawing', () => {
    expect(rangeOf([ACCOUNT])).toEqual({ low: 0, high: 100 });
    expect(rangeOf([{ ...ACCOUNT, skill: -1.5, luck: 2 }])).toEqual({ low: -100, high: 100 });
  });
});

describe('the graph', () => {
  it('is clicked at a moment, or at the mark beside it', () => {
    const marks = marksOf([...MOMENTS, ...Array.from({ length: 97 }, (_, place) => at(6 + place, 1))]);
    expect(placeAt(0.5, 101, marks, 2)).toBe(50);
    expect(placeAt(0.041, 101, marks, 2)).toBe(3);
    expect([placeAt(-1, 101, [], 2), placeAt(2, 101, [], 2)]).toEqual([0, 100]);
  });

  it('has the shapes of the seats beside each other', () => {
    expect(shapePlaces(101, 0, 2, 2)).toEqual([13, 63]);
    expect(shapePlaces(101, 1, 2, 2)).toEqual([38, 88]);
    expect(shapePlaces(1, 0, 2, 3)).toEqual([0]);
  });
});

const LINES = ['start', 'pass', 'pass', 'place c4', 'pass', 'pass'];
const GAME: Replay = {
  lines: LINES.map((words, line) => ({ seat: line ? line % 2 : null, words, kind: 'answer', struck: false })),
  names: ['Ann', 'Bob'],
  deleted: [],
  game: 'duel',
  seats: 2,
  result: null,
};

describe('another try', () => {
  const result = (scores: number[], ranking: number[][]): Result => ({ scores, ranking, breakdown: {} }) as never;

  it('parts from the game where its lines differ', () => {
    const [first, second, third] = GAME.lines;
    const retry = { ...GAME, lines: [first, second, { ...third, words: 'place wages' }] as Replay['lines'] };
    expect(partingLine(GAME, retry)).toBe(1);
    expect(partingLine(GAME, GAME)).toBe(LINES.length - 1);
  });

  it('is compared by places, and then by points', () => {
    const lost = result([3, 5], [[1], [0]]);
    expect(outcomeOf(lost, result([2, 1], [[0], [1]]), 0)).toBe('better');
    expect(outcomeOf(lost, result([2, 5], [[1], [0]]), 0)).toBe('worse');
    expect(outcomeOf(lost, lost, 0)).toBe('same');
  });
});

describe('reading an analysis', () => {
  const looks: [number, number | null][] = [];
  const nothing = async (moment: number): Promise<Moment> => ({
    moment,
    view: {},
    asked: [],
    question: null,
    events: [],
  });

  function read(line: number | null = null): Reading {
    const film = new Film('a', GAME, 0, nothing);
    vi.spyOn(film, 'goTo').mockImplementation((moment, eyes) => void looks.push([moment, eyes]));
    looks.length = 0;
    return new Reading(film, { moments: MOMENTS, accounts: [], turning: [3] }, line);
  }

  it('begins at the first turning point, before it, through the eyes of whoever decides', () => {
    read();
    expect(looks).toEqual([[2, 0]]);
  });

  it('shows what a moment made of the board, and other eyes', () => {
    const reading = read(2);
    reading.lookFrom('after');
    reading.lookAs(null);
    reading.step(1);
    expect(looks).toEqual([
      [1, 0],
      [2, 0],
      [2, null],
      [3, null],
    ]);
  });

  it('stays within the game', () => {
    const reading = read(0);
    reading.step(-1);
    expect(reading.place).toBe(0);
    reading.to(99);
    expect([reading.place, reading.mark(1)]).toEqual([3, null]);
  });
});

describe('turning points in words', () => {
  const texts = new Texts('en', allTexts('en'), DUEL);
  const names = ['Ann', 'Bob'];
  const plot = { chapter: ({ event }: { event: string }) => event === 'round', tells: new Set<string>(), sums: {} };
  const drawing = { plot, round: (view: { round: number }) => view.round } as unknown as Drawing;
  const after = (round: number, events: Moment['events']): Moment => ({
    moment: 3,
    view: { round },
    asked: [],
    question: null,
    events,
  });

  it('name the round in which they were, even if it ended with them', () => {
    expect(whenText(texts, drawing, 3, after(2, []))).toBe('Round 2');
    expect(whenText(texts, drawing, 3, after(2, [{ event: 'round', amount: 2 }]))).toBe('Round 1');
    expect(whenText(texts, drawing, 3, after(0, []))).toBe('Line 3');
    expect(whenText(texts, null, 3, after(2, []))).toBe('Line 3');
  });

  it('tell the answer where nothing else is told', () => {
    const line = { seat: 1, words: 'pass', kind: 'answer' as const, struck: false };
    expect(deedText(texts, drawing, line, after(1, []), names)).toMatch(/^Bob: /);
  });

  it('have changes with a sign that can be read', () => {
    expect([0.18, -0.18, 0.001, -0.004].map((change) => changeText(texts, change))).toEqual([
      '+18%',
      '\u221218%',
      '0%',
      '0%',
    ]);
  });
});
