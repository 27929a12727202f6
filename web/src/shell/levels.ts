/** The badge of each level of the bots; a bot of an older table has none of its own. */

import type { Level } from '../lib/wire';
import type { IconName } from './icons';

const BADGES: Record<Level, IconName> = {
  level1: 'sprout',
  level2: 'horseshoe',
  level3: 'law-star',
  level4: 'allied-star',
  level5: 'laurels',
};

export function badgeOf(level: string | null): IconName {
  return BADGES[level as Level] ?? 'vintage-robot';
}
