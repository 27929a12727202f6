import { describe, expect, it } from 'vitest';
import { Chance, noise, summedNoise } from '../../src/games/board/land/chance';
import { Heights } from '../../src/games/board/land/contours';
import { FINE } from '../../src/games/board/land/land';
import { Pen } from '../../src/games/board/land/pen';
import { along, band, outside, scattered } from '../../src/games/board/land/shapes';

describe('chance with a seed', () => {
  it('falls the same way every time', () => {
    const [one, other] = [new Chance(7), new Chance(7)];
    const drawn = [1, 2, 3].map(() => one.next());
    expect([1, 2, 3].map(() => other.next())).toEqual(drawn);
    expect(new Set(drawn).size).toBe(3);
    for (const value of drawn) expect(value >= 0 && value < 1).toBe(true);
  });

  it('makes noise that is smooth', () => {
    for (let x = 0; x < 5; x += 0.37) {
      expect(Math.abs(noise(x, 1.5, 3))).toBeLessThanOrEqual(1);
      expect(Math.abs(summedNoise(x + 0.001, 2, 3) - summedNoise(x, 2, 3))).toBeLessThan(0.05);
    }
  });
});

describe('contours', () => {
  it('go once around a hill, and are closed at the rim', () => {
    const hill = new Heights(100, 100, 5, (x, y) => 40 - Math.hypot(x - 50, y - 50));
    const [ring, ...others] = hill.contours(10);
    expect(others).toEqual([]);
    for (const { x, y } of ring ?? []) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
    expect(new Heights(100, 100, 5, () => 1).contours(0)).toHaveLength(1);
  });

  it('leave out what lies lower', () => {
    expect(new Heights(100, 100, 5, () => -1).contours(0)).toEqual([]);
  });
});

describe('the pen', () => {
  it('writes relative steps in parts of a unit', () => {
    const square = [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 0 },
    ];
    expect(FINE).toBe(2);
    expect(new Pen().polygon(square).d).toBe('M2 2l2 0 0-2z');
    expect(new Pen().curve(square).d).toBe('M2 2q2 0 2-2');
    expect(new Pen().blob([]).d).toBe('');
  });

  it('begins anew after a closed line', () => {
    const line = [
      { x: 5, y: 5 },
      { x: 6, y: 6 },
    ];
    expect(new Pen().polygon(line).line(line).d).toBe('M10 10l2 2zM10 10l2 2');
  });
});

describe('shapes of land', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];

  it('run through the points they are given', () => {
    const points = along(line, 4);
    expect(points).toHaveLength(9);
    expect(points[4]).toEqual({ x: 10, y: 0 });
    expect(Math.max(...band(line, () => 6).map(({ y }) => y))).toBe(3);
  });

  it('know how far away something is', () => {
    const box = { x: 0, y: 0, width: 10, height: 4 };
    expect(outside(box, { x: 3, y: 1 })).toBe(0);
    expect(outside(box, { x: 8, y: 6 })).toBe(5);
  });

  it('are scattered over the whole ground', () => {
    const points = scattered(100, 50, 10, new Chance(1));
    expect(points).toHaveLength(50);
    for (const { x, y } of points) expect(x > 0 && x < 100 && y > 0 && y < 50).toBe(true);
  });
});
