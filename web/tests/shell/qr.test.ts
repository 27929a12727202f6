import { describe, expect, it } from 'vitest';
import { qrCode, type Grid } from '../../src/shell/qr';

function drawn(grid: Grid | null): string[] {
  return (grid ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
}

/** Checked with an independent QR reader. */
const POSSE = [
  '#######..#....#######',
  '#.....#.#...#.#.....#',
  '#.###.#..###..#.###.#',
  '#.###.#...##..#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.....#..#..#.#.....#',
  '#######.#.#.#.#######',
  '.........#.##........',
  '#.#.#.#....#....#..#.',
  '.....#...#....#...##.',
  '#..#.##.##..#...##.##',
  '.##.#..#.#....#....#.',
  '#....#####..#.#.###.#',
  '........#.##.#.#.#...',
  '#######..#.#.###.#.##',
  '#.....#..#####.##....',
  '#.###.#.#..#.###.####',
  '#.###.#..#....##.#.#.',
  '#.###.#.##..#...##..#',
  '#.....#..##...#....#.',
  '#######.##..#.###.###',
];

describe('a QR code', () => {
  it('of a known text is the known picture', () => {
    expect(drawn(qrCode('POSSE'))).toEqual(POSSE);
  });

  it.each([
    [1, 21],
    [14, 21],
    [15, 25],
    [84, 37],
    [85, 41],
    [213, 57],
  ])('of %i bytes has %i modules a side', (bytes, size) => {
    const grid = qrCode('x'.repeat(bytes));
    expect(grid).toHaveLength(size);
    expect(grid?.every((row) => row.length === size)).toBe(true);
  });

  it('has its three finders', () => {
    const rows = drawn(qrCode('http://192.168.1.20:8000/table/k3x9'));
    const last = rows.length - 7;
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    const cut = (top: number, left: number) => rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
    expect([cut(0, 0), cut(0, last), cut(last, 0)]).toEqual([finder, finder, finder]);
  });

  it('counts bytes, not letters', () => {
    expect(qrCode('ж'.repeat(107))).toBeNull();
    expect(qrCode('x'.repeat(214))).toBeNull();
  });
});
