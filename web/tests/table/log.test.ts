// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Plot } from '../../src/games/drawing';
import { chaptersOf, noticesOf, turnsOf } from '../../src/table/log';

const PLOT: Plot = { chapter: ({ event }) => event === 'round', tells: new Set(), sums: {} };
const line = { event: 'placed', seat: 0 };
const other = { event: 'placed', seat: 1 };
const round = (amount: number) => ({ event: 'round', amount });

describe('the chapters of a log', () => {
  it('begin with the event that opens them', () => {
    expect(chaptersOf([line, round(1), line, line, round(2)], PLOT)).toEqual([
      { opening: null, turns: [{ seat: 0, events: [line] }] },
      { opening: round(1), turns: [{ seat: 0, events: [line, line] }] },
      { opening: round(2), turns: [] },
    ]);
  });

  it('are empty before anything has happened', () => {
    expect(chaptersOf([], PLOT)).toEqual([]);
    expect(chaptersOf([round(1)], PLOT)).toEqual([{ opening: round(1), turns: [] }]);
  });
});

describe('the turns of a chapter', () => {
  it('end when somebody else acts', () => {
    expect(turnsOf([line, line, other, line], PLOT).map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  it('end where the game says so', () => {
    const turns = turnsOf([line, other, { event: 'turn', seat: 1 }, line], {
      ...PLOT,
      turn: ({ event }) => event === 'turn',
    });
    expect(turns.map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('the notices of a log', () => {
  const events = [line, other, round(1), { ...line }, { ...other }].map((event) => ({ ...event }));
  const placed = (...after: number[]) => {
    const chapters = chaptersOf(events, PLOT);
    const found = noticesOf(
      chapters,
      events,
      after.map((one) => ({ notice: 'lighter', after: one })),
    );
    return chapters.flatMap(({ turns }) => turns.map((turn) => (found.get(turn) ?? []).map((one) => one.after)));
  };

  it('stand after the turn in which they were told', () => {
    expect(placed(1, 4)).toEqual([[1], [], [4], []]);
    expect(placed(2, 5)).toEqual([[], [2], [], [5]]);
  });

  it('stand after the next turn if a chapter had just begun', () => {
    expect(placed(3)).toEqual([[], [], [3], []]);
  });

  it('wait until the log has got there', () => {
    expect(placed(6)).toEqual([[], [], [], []]);
  });
});
