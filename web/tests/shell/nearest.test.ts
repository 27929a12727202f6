import { describe, expect, it } from 'vitest';
import { isArrow, nearest, type Box } from '../../src/games/board/nearest';

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe('arrow keys', () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)];

  it('lead to the neighbour in their direction', () => {
    expect(nearest(at(0, 0), grid, 'ArrowRight')).toBe(1);
    expect(nearest(at(0, 0), grid, 'ArrowDown')).toBe(3);
    expect(nearest(at(40, 20), grid, 'ArrowUp')).toBe(2);
    expect(nearest(at(40, 20), grid, 'ArrowLeft')).toBe(4);
  });

  it('keep to their row rather than take something nearer aside', () => {
    expect(nearest(at(0, 0), [at(12, 14), at(40, 0)], 'ArrowRight')).toBe(1);
  });

  it('lead nowhere at the rim', () => {
    expect(nearest(at(40, 0), grid, 'ArrowRight')).toBe(-1);
    expect(nearest(at(0, 0), [], 'ArrowDown')).toBe(-1);
  });

  it('are told from other keys', () => {
    expect(['ArrowUp', 'ArrowRight', 'Enter', 'a'].filter(isArrow)).toEqual(['ArrowUp', 'ArrowRight']);
  });
});
