import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trueType } from '../../plugins/fonts';
import { HEIGHT, layoutOf, WIDTH } from '../../src/preview/layout';

describe('the layout of a preview', () => {
  it.each([1, 1.1, 2.5, null, undefined])('fits with a board of the ratio %s', (ratio) => {
    for (const count of [1, 2, 6]) {
      const { board, header, players } = layoutOf(ratio, count);
      expect(players).toHaveLength(count);
      for (const { x, y, width, height } of [header, ...players, ...(board ? [board] : [])]) {
        expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(WIDTH);
        expect(y + height).toBeLessThan(HEIGHT);
      }
      if (board) expect(board.x + board.width).toBeLessThan(header.x);
      if (board && ratio) expect(board.width / board.height).toBeCloseTo(ratio);
    }
  });
});

describe('a font for the server', () => {
  const woff = readFileSync('node_modules/@fontsource/rye/files/rye-latin-400-normal.woff');
  const font = trueType(woff, 'rye-latin');
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at).map((at) => ({
    tag: font.toString('latin1', at, at + 4),
    offset: font.readUInt32BE(at + 8),
    length: font.readUInt32BE(at + 12),
  }));

  it('is a TrueType file with all its tables', () => {
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca', 'name']));
    expect(tables.every(({ offset, length }) => offset % 4 === 0 && offset + length <= font.length)).toBe(true);
    const head = tables.find(({ tag }) => tag === 'head');
    expect(font.readUInt32BE((head?.offset ?? 0) + 12)).toBe(0x5f0f3cf5); // the magic number of every font
  });

  it('has the name by which it is asked for', () => {
    const { offset = 0, length = 0 } = tables.find(({ tag }) => tag === 'name') ?? {};
    const name = font.subarray(offset + font.readUInt16BE(offset + 4), offset + length);
    expect(Buffer.from(name).swap16().toString('utf16le')).toBe('rye-latin');
  });
});
