// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../src/table/log';

const opens = (event: { event: string }) => event.event === 'round';
const line = { event: 'placed', seat: 0 };
const round = (amount: number) => ({ event: 'round', amount });

describe('the chapters of a log', () => {
  it('begin with the event that opens them', () => {
    expect(chaptersOf([line, round(1), line, line, round(2)], opens)).toEqual([
      { opening: null, events: [line] },
      { opening: round(1), events: [line, line] },
      { opening: round(2), events: [] },
    ]);
  });

  it('are empty before anything has happened', () => {
    expect(chaptersOf([], opens)).toEqual([]);
    expect(chaptersOf([round(1)], opens)).toEqual([{ opening: round(1), events: [] }]);
  });
});
