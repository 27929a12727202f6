/** The games' cards, each found in its game's folder; a game without one gets a plain card. */

import type { GameCard } from '../games/card';
import PlainArt from './art/PlainArt.svelte';

const FOUND = import.meta.glob<GameCard>('../games/*/card/index.ts', { eager: true, import: 'default' });
const PLAIN: GameCard = { Art: PlainArt, minutes: null, weight: null };

export function cardOf(game: string): GameCard {
  return FOUND[`../games/${game}/card/index.ts`] ?? PLAIN;
}
