/** The silhouettes of the cities: the farther west, the grander. */

import { Chance } from '../../board/land/chance';

const SEED = 1869;
const LOWEST = 9;
/** How much higher the houses of each city are than those of the one before. */
const GROWTH = 2;
const HIGHEST = 29;

/** The roof of a house of some width. */
const ROOFS: readonly ((width: number) => string)[] = [
  (width) => `h${width}`,
  (width) => `l${width / 2}-4l${width / 2} 4`,
  (width) => `v-2h${width}v2`,
  (width) => `h${width / 2 - 1}v-5h2v5h${width / 2 - 1}`,
  (width) => `q${width / 2}-7 ${width} 0`,
];

/** Houses side by side along a line of some width, from the left end of that line at the origin. */
export function skyline(city: number, width: number): string {
  const chance = new Chance(SEED + city);
  let [path, x, last] = ['M0 0', 0, 0];
  while (x < width) {
    const wide = Math.min(Math.round(chance.between(6, 13)), width - x);
    const fromMiddle = Math.abs(x + wide / 2 - width / 2) / (width / 2);
    const most = (LOWEST + GROWTH * city) * (1.15 - fromMiddle * 0.6);
    const high = Math.round(Math.min(HIGHEST, most * chance.between(0.6, 1.25)));
    const roof = ROOFS[Math.floor(chance.between(0, Math.min(ROOFS.length, 2 + city / 2)))] ?? ROOFS[0];
    path += `v${last - high}${roof?.(wide)}`;
    [x, last] = [x + wide, high];
  }
  return `${path}v${last}z`;
}
