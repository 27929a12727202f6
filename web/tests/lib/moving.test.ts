// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { carried, changeBetween, duration, lasting } from '../../src/lib/animate';
import { holdFor, Pacer, type Tempo } from '../../src/lib/pacing';

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
    const pacer = new Pacer<number>({ ...ways, tempo: () => tempo.now }, (call) => timers.push(call));
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
});
