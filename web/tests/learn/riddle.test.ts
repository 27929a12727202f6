import { describe, expect, it, vi } from 'vitest';
import { Riddle } from '../../src/learn/riddle.svelte';
import type { PuzzlePage, PuzzleSolution, Words } from '../../src/lib/wire';
import { DUEL } from '../fixtures';

const PAGE: PuzzlePage = {
  id: 'abc',
  game: 'duel',
  seats: 2,
  seat: 1,
  view: {},
  question: { step: 'turn' },
  asked: [1],
  choices: ['pass', 'place c4', 'place d4'],
};
const BEST = 'place c4';

function solution(answer: Words | null): PuzzleSolution {
  const answers = [
    { words: BEST, chance: 0.6, lead: 4, events: [] },
    { words: 'pass', chance: 0.4, lead: 1, events: [] },
  ];
  return { right: answer === BEST, events: [], answers };
}

function begun() {
  const ask = vi.fn((answer: Words | null) => Promise.resolve(solution(answer)));
  const solved = vi.fn();
  const failed = vi.fn();
  const wonder = vi.fn(() => Promise.resolve({ obstacle: { obstacle: 'too_expensive', rule: 'D-2' } }));
  const riddle = new Riddle(PAGE, { ask, wonder, solved, failed, verbs: () => DUEL.verbs });
  return { riddle, ask, solved, failed };
}

async function answered(riddle: Riddle, words: Words): Promise<void> {
  riddle.choose(words);
  await vi.waitFor(() => expect(riddle.isBusy).toBe(false));
}

describe('Riddle', () => {
  it('is solved by the best answer, which clicks on the board give', async () => {
    const { riddle, ask, solved } = begun();
    riddle.pick('place:c4');
    await vi.waitFor(() => expect(riddle.mood).toBe('solved'));
    expect(ask).toHaveBeenCalledExactlyOnceWith(BEST);
    expect(solved).toHaveBeenCalledOnce();
    expect(riddle.marked).toContain('place:c4');
  });

  it('marks what was answered, not what would have been better', async () => {
    const { riddle, solved } = begun();
    await answered(riddle, 'place d4');
    expect(riddle.mood).toBe('astray');
    expect(riddle.marked).toEqual(new Set(['verb:place', 'place:d4']));
    expect(riddle.isFree).toBe(false);
    expect(solved).not.toHaveBeenCalled();
  });

  it('can be tried again', async () => {
    const { riddle, solved } = begun();
    await answered(riddle, 'pass');
    riddle.again();
    expect([riddle.mood, riddle.isFree, riddle.marked.size]).toEqual(['asked', true, 0]);
    await answered(riddle, BEST);
    expect(solved).toHaveBeenCalledOnce();
  });

  it('is not solved by being shown', async () => {
    const { riddle, ask, solved } = begun();
    riddle.show();
    await vi.waitFor(() => expect(riddle.mood).toBe('shown'));
    expect(ask).toHaveBeenCalledWith(null);
    expect(riddle.best).toBe(BEST);
    expect(solved).not.toHaveBeenCalled();
  });

  it('stays as it was if the server cannot be asked', async () => {
    const { riddle, ask, failed } = begun();
    ask.mockRejectedValueOnce(new Error('unreachable'));
    await answered(riddle, BEST);
    expect(failed).toHaveBeenCalledOnce();
    expect([riddle.mood, riddle.isFree]).toEqual(['asked', true]);
  });

  it('tells why something is not possible until the next click', async () => {
    const { riddle } = begun();
    await riddle.why('place:e4');
    expect(riddle.obstacle?.obstacle).toBe('too_expensive');
    riddle.again();
    expect(riddle.obstacle).toBeNull();
  });
});
