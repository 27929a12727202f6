/** The levels of bots: their badges, and what is said of the bot on a seat. A bot of an older table has no badge of its own. */

import type { Texts } from '../lib/fluent';
import type { Level, TableSeat } from '../lib/wire';
import type { IconName } from './icons';

/** The level of bots that somebody runs outside of the server. */
export const GUEST = 'guest';

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

/** Whether somebody connects to play a seat: a person, or somebody's bot. */
export function isHeld({ kind, level }: Pick<TableSeat, 'kind' | 'level'>): boolean {
  return kind === 'person' || level === GUEST;
}

/** The level of the bot on a seat, or whose it is. */
export function levelText(texts: Texts, { level, author }: Pick<TableSeat, 'level' | 'author'>): string {
  return author === null ? texts.say(`bot-${level}`) : texts.say('seat-guest-bot', { author });
}
