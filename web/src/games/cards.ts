/** The games' cards for the lobby, each found in its game's folder. */

import type { GameCard } from './card';

const FOUND = import.meta.glob<GameCard>('./*/card/index.ts', { eager: true, import: 'default' });

export const CARDS: Record<string, GameCard> = Object.fromEntries(
  Object.entries(FOUND).map(([path, card]) => [path.split('/')[1] ?? '', card]),
);
