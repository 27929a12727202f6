import { describe, expect, it, vi } from 'vitest';
import { Course, NEXT } from '../../src/learn/course.svelte';
import type { LessonPage, Words } from '../../src/lib/wire';
import { DUEL } from '../fixtures';

function page(answers: readonly Words[], changes: Partial<LessonPage> = {}): LessonPage {
  return {
    place: 0,
    steps: 2,
    mood: 'asked',
    text: { key: 'lesson-first-1', facts: {} },
    reply: null,
    advice: [],
    rule: 'D-1',
    lit: null,
    shown: 'place c4',
    seat: 0,
    view: { count: answers.length },
    question: null,
    asked: [0],
    choices: ['pass', 'place c4', 'place d4'],
    events: [],
    result: null,
    ...changes,
  };
}

const OBSTACLE = { obstacle: 'too_expensive', rule: 'D-2', need: 8, have: 6 };

function begun(replies: Record<string, Partial<LessonPage>> = {}) {
  const ask = vi.fn((answers: readonly Words[]) => Promise.resolve(page(answers, replies[answers.join()])));
  const wonder = vi.fn(() => Promise.resolve({ obstacle: OBSTACLE }));
  const keep = vi.fn();
  const failed = vi.fn();
  const course = new Course({ ask, wonder, keep, failed, verbs: () => DUEL.verbs, pause: () => 0 });
  return { course, ask, wonder, keep, failed };
}

describe('Course', () => {
  it('goes on where the learner left', async () => {
    const { course, ask } = begun();
    await course.resume(['pass', NEXT]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(['pass', NEXT]);
    expect(course.answers).toEqual(['pass', NEXT]);
  });

  it('begins anew if the answers no longer fit', async () => {
    const { course, ask } = begun();
    ask.mockRejectedValueOnce(new Error('not allowed'));
    await course.resume(['castle']);
    expect(course.answers).toEqual([]);
    expect(course.isFree).toBe(true);
  });

  it('sends an answer that a click settles, with all before it', async () => {
    const { course, ask, keep } = begun();
    await course.resume(['pass']);
    course.pick('place:c4');
    await vi.waitFor(() => expect(course.answers).toHaveLength(2));
    expect(ask).toHaveBeenLastCalledWith(['pass', 'place c4']);
    expect(keep).toHaveBeenLastCalledWith(['pass', 'place c4'], false);
  });

  it('takes back the last answer, and the step that was begun after it', async () => {
    const { course } = begun();
    await course.resume(['pass', 'place c4', NEXT]);
    course.undo();
    await vi.waitFor(() => expect(course.answers).toEqual(['pass']));
  });

  it('goes on only when a step is done', async () => {
    const { course, ask } = begun({ pass: { mood: 'done', choices: [], shown: null } });
    await course.resume([]);
    course.goOn();
    expect(ask).toHaveBeenCalledOnce();
    course.choose('pass');
    await vi.waitFor(() => expect(course.page?.mood).toBe('done'));
    course.goOn();
    await vi.waitFor(() => expect(course.answers).toEqual(['pass', NEXT]));
  });

  it('marks what the lesson speaks of, otherwise the answer that leads on', async () => {
    const { course } = begun({ pass: { lit: ['parcel:d4'] } });
    await course.resume([]);
    expect([...course.marked]).toContain('verb:place');
    await course.resume(['pass']);
    expect([...course.marked]).toEqual(['parcel:d4']);
  });

  it('shows the answer by giving it', async () => {
    const { course } = begun();
    await course.resume([]);
    course.show();
    expect(course.isShowing).toBe(true);
    await vi.waitFor(() => expect(course.answers).toEqual(['place c4']));
    expect(course.isShowing).toBe(false);
  });

  it('stays as it was if the server cannot be asked', async () => {
    const { course, ask, failed } = begun();
    await course.resume([]);
    ask.mockRejectedValueOnce(new Error('unreachable'));
    course.choose('pass');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(course.answers).toEqual([]);
    expect(course.isFree).toBe(true);
  });

  it('says why a thing is not possible, until something else is done', async () => {
    const { course, wonder } = begun();
    await course.resume(['pass']);
    await course.why('place:e6');
    expect(wonder).toHaveBeenCalledExactlyOnceWith(['pass'], 'place:e6', []);
    expect(course.obstacle).toEqual(OBSTACLE);
    course.pick('place:c4');
    expect(course.obstacle).toBeNull();
  });

  it('drops a reason that comes too late', async () => {
    const { course } = begun();
    await course.resume(['pass']);
    const late = course.why('place:e6');
    course.choose('place c4');
    await late;
    await vi.waitFor(() => expect(course.answers).toHaveLength(2));
    expect(course.obstacle).toBeNull();
  });
});
