// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { carried, changeBetween, duration, lasting } from '../../src/lib/animate';
import { hasteFor, holdFor, Pacer, Watch, type Tempo } from '../../src/lib/pacing';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('movement', () => {
  it('goes from where a thing was to where it is', () => {
    const before = new Map([['cowboy', box(0, 0)]]);
    const after = new Map([['cowboy', box(300, 400)]]);
    expect(changeBetween(before, after, 1)).toEqual({
      moved: [{ key: 'cowboy', dx: -300, dy: -400, ms: 350 }],
      appeared: [],
    });
  });

  it('goes from middle to middle where sizes differ', () => {
    const before = new Map([['card', { x: 0, y: 0, width: 100, height: 100 }]]);
    const after = new Map([['card', { x: 100, y: 0, width: 10, height: 10 }]]);
    expect(changeBetween(before, after, 1).moved).toMatchObject([{ dx: -55, dy: 45 }]);
  });

  it('is skipped for tiny distances', () => {
    const before = new Map([['cowboy', box(0, 0)]]);
    expect(changeBetween(before, new Map([['cowboy', box(1, 0)]]), 1)).toEqual({ moved: [], appeared: [] });
  });

  it('shows what is new, and forgets what is gone', () => {
    const before = new Map([['old', box(0, 0)]]);
    expect(changeBetween(before, new Map([['new', box(0, 0)]]), 1)).toEqual({ moved: [], appeared: ['new'] });
  });

  it('does not show what only the ground did', () => {
    const was = { x: 0, y: 0, width: 100, height: 100 };
    expect(carried(box(20, 30), was, { ...was, y: -50 })).toEqual(box(20, -20));
    expect(carried(box(20, 30), was, { x: 10, y: 0, width: 200, height: 50 })).toEqual({
      x: 50,
      y: 15,
      width: 20,
      height: 5,
    });
    expect(carried(box(20, 30), { ...was, width: 0, height: 0 }, was)).toEqual(box(20, 30));
  });

  it('takes longer on longer ways, within limits, and follows the pace', () => {
    expect([0, 250, 500, 5000].map((way) => duration(way, 1))).toEqual([180, 265, 350, 350]);
    expect(duration(500, 2)).toBe(175);
    expect(duration(500, 0.5)).toBe(700);
    expect(lasting(500, 0)).toBe(0);
  });
});

describe('steps in a row', () => {
  const tempo: { now: Tempo } = { now: 'brisk' };

  function paced(pace: number) {
    const shown: number[] = [];
    const timers: (() => void)[] = [];
    const ways = { show: (step: number) => shown.push(step), actor: (step: number) => step, pace: () => pace };
    const more = { tempo: () => tempo.now, isWaited: () => true };
    const pacer = new Pacer<number>({ ...ways, ...more }, (call) => timers.push(call));
    return { pacer, shown, pass: () => timers.shift()?.() };
  }

  it('are shown one after the other', () => {
    const { pacer, shown, pass } = paced(1);
    [1, 2, 3].forEach((step) => pacer.add(step));
    expect(shown).toEqual([1]);
    expect(pacer.isEmpty).toBe(false);
    pass();
    expect(shown).toEqual([1, 2]);
    pass();
    pass();
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.isEmpty).toBe(true);
    pacer.add(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('are not held without movement', () => {
    const { pacer, shown } = paced(0);
    [1, 2, 3].forEach((step) => pacer.add(step));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('are forgotten when a page has overtaken them', () => {
    const { pacer, shown, pass } = paced(1);
    [1, 2].forEach((step) => pacer.add(step));
    pacer.clear();
    pass();
    expect(shown).toEqual([1]);
    pacer.add(3);
    expect(shown).toEqual([1, 3]);
  });

  it('wait while they are paused, and go on at once', () => {
    const { pacer, shown, pass } = paced(1);
    pacer.pause(true);
    [1, 2].forEach((step) => pacer.add(step));
    expect(shown).toEqual([]);
    pacer.pause(false);
    expect(shown).toEqual([1]);
    pass();
    expect(shown).toEqual([1, 2]);
  });

  it('heed another tempo at once', () => {
    const { pacer, shown } = paced(1);
    [1, 2, 3].forEach((step) => pacer.add(step));
    tempo.now = 'once';
    pacer.renew();
    expect(shown).toEqual([1, 2, 3]);
    tempo.now = 'brisk';
  });

  it('are held shorter the longer one player acts', () => {
    expect([0, 1, 2].map((run) => holdFor(run, 0, 'brisk', 1))).toEqual([450, 225, 113]);
    expect(holdFor(0, 60, 'brisk', 1)).toBe(0);
    expect(holdFor(0, 0, 'brisk', 2)).toBe(225);
  });

  it('take three bots at most 6 seconds at a brisk tempo, however much they do', () => {
    const turn = Array.from({ length: 40 }, (_, run) => holdFor(run, 0, 'brisk', 1)).reduce((sum, ms) => sum + ms, 0);
    expect(3 * turn).toBeLessThan(6000);
  });

  it('are not held without animations', () => {
    expect(holdFor(0, 0, 'calm', 0)).toBe(0);
  });

  function holds(steps: (number | null)[], isWaited: boolean) {
    const held: number[] = [];
    const ways = { show: () => undefined, tempo: () => 'brisk' as const, pace: () => 1, isWaited: () => isWaited };
    const pacer = new Pacer<number | null>({ ...ways, actor: (step) => step }, (call, ms) => {
      held.push(ms);
      call();
    });
    return { pacer, held, add: () => steps.forEach((step) => pacer.add(step)) };
  }

  it('of nobody belong to whoever acted before: a turn does not begin anew with them', () => {
    const { held, add } = holds([1, null, 1, null, 2], true);
    add();
    expect(held).toEqual([450, 225, 113, 56, 450]);
  });

  it('are held shorter in each lap that goes by without a question, until somebody answers', () => {
    const { pacer, held, add } = holds([1, 2, 3], true);
    for (let lap = 0; lap < 5; lap++) add();
    expect(held.filter((_, place) => place % 3 === 0)).toEqual([450, 338, 253, 190, 142]);
    expect(held.reduce((sum, ms) => sum + ms)).toBeLessThan(6000);
    pacer.begin();
    add();
    expect(held.slice(-3)).toEqual([450, 450, 450]);
  });

  it('are held as long as ever for those who only watch', () => {
    const { held, add } = holds([1, 2, 3], false);
    for (let lap = 0; lap < 5; lap++) add();
    expect(new Set(held)).toEqual(new Set([450]));
  });
});

describe('scenes', () => {
  it('take less than a lap at a brisk tempo, however many there are, as far as the eye can follow', () => {
    for (const ms of [500, 3200, 9600, 11_500]) expect(ms / hasteFor(ms, 0, 'brisk')).toBeLessThanOrEqual(3600);
    expect(hasteFor(1000, 0, 'brisk')).toBeGreaterThan(1);
    expect(hasteFor(3000, 3000, 'brisk')).toBeGreaterThan(hasteFor(3000, 0, 'brisk'));
    expect(hasteFor(100_000, 0, 'brisk')).toBe(hasteFor(500, 60_000, 'brisk'));
  });

  it('take their time at a calm one', () => {
    expect(hasteFor(100_000, 9000, 'calm')).toBe(1);
  });

  it('do not begin anew when they have to hurry', () => {
    vi.useFakeTimers();
    const watch = new Watch();
    expect(watch.left('duel', 900)).toBe(900);
    vi.advanceTimersByTime(400);
    expect([watch.left('duel', 600), watch.passed]).toEqual([200, 400]);
    expect([watch.left('duel', 300), watch.left('estate', 300)]).toEqual([0, 300]);
    vi.useRealTimers();
  });
});
