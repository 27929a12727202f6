import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Land } from '../../src/games/board/land/land';
import { landOf } from '../../src/games/trail/land/made';
import { Plan } from '../../src/games/trail/land/plan';
import railsTall from '../../src/games/trail/land/rails-tall.land';
import railsWide from '../../src/games/trail/land/rails-wide.land';
import tall from '../../src/games/trail/land/tall.land';
import wide from '../../src/games/trail/land/wide.land';
import { iconsOn } from '../../src/games/trail/map/shapes';
import { mapFor } from '../../src/games/trail/places';
import { skyline } from '../../src/games/trail/rail/skyline';

/** What a ground may weigh when it is sent. */
const MOST_BYTES = 60_000;

describe.each<[string, Land]>([
  ['as printed', wide],
  ['on its side', tall],
  ['along the railroad', railsWide],
  ['down the railroad', railsTall],
])('the land %s', (_, land) => {
  it('is light', () => {
    expect(gzipSync(JSON.stringify(land)).length).toBeLessThan(MOST_BYTES);
    expect(land.layers.length).toBeLessThan(110);
  });

  it('is made of paths only', () => {
    for (const { name, d } of land.layers) {
      expect(name).toMatch(/^[a-z][\w-]*( fine)?$/);
      expect(d).toMatch(/^M[-\d MlqzQ]+$/);
    }
  });
});

describe('the land of the trail', () => {
  const size = mapFor({ width: 1000, height: 750 });

  it('is the same whenever it is made', () => {
    expect(landOf(size)).toEqual(wide);
  });

  it('shows everything that counts where patterns are wanted', () => {
    const plain = wide.layers.map(({ name }) => name).filter((name) => !/fine|tint/.test(name));
    for (const name of ['water', 'dry', 'gorge', 'camp', 'dust', 'lot', 'stake', 'pine']) expect(plain).toContain(name);
  });

  it('has room for no tree on the trail', () => {
    const plan = new Plan(size);
    const [spot] = plan.sites;
    expect(plan.room({ x: spot?.x ?? 0, y: spot?.y ?? 0 })).toBeLessThanOrEqual(0);
    expect(plan.fromRiver(plan.section('flood')[1] ?? { x: 0, y: 0 })).toBeLessThan(1);
  });
});

describe('the pieces on it', () => {
  /** A window of 1440 by 900 leaves the map this room. */
  const size = mapFor({ width: 653, height: 480 });
  const scale = Math.min(653 / size.width, 480 / size.height);

  it.each([1, 2, 3, 4])('show %i icons of a building at least 18 pixels high', (count) => {
    for (const icon of iconsOn(count, size.tall)) expect(((icon.size * 2) / 3) * scale).toBeGreaterThanOrEqual(18);
  });
});

describe('the cities', () => {
  it('grow towards the west', () => {
    const highest = (city: number) => {
      let [y, top] = [0, 0];
      for (const [, step] of skyline(city, 90).matchAll(/v(-?\d+)/g)) top = Math.min(top, (y += Number(step)));
      return -top;
    };
    expect(highest(9)).toBeGreaterThan(highest(0) + 8);
    expect(skyline(3, 60)).toBe(skyline(3, 60));
  });
});
