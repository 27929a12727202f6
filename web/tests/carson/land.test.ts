import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasLamps } from '../../src/games/carson/art/drawings';
import { landOfTown } from '../../src/games/carson/land/made';
import land from '../../src/games/carson/land/town.land';
import { TOWN } from '../../src/games/carson/geometry';

describe('the ground of the town', () => {
  it('is light, and the same whenever it is made', () => {
    expect(land).toEqual(landOfTown());
    expect(gzipSync(JSON.stringify(land)).length).toBeLessThan(60_000);
    expect(land.layers.length).toBeLessThan(20);
    expect([land.width, land.height]).toEqual([TOWN, TOWN]);
  });

  it('keeps its paths where patterns are wanted, and no decoration', () => {
    const plain = land.layers.map(({ name }) => name).filter((name) => !/fine|tint/.test(name));
    expect(plain).toEqual(['rim', 'path']);
  });
});

describe('the lamps', () => {
  it('shine from windows only', () => {
    expect(['hotel', 'house', 'saloon', 'mine', 'mountain', 'river'].map((one) => hasLamps(one as never))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });
});
