/** The card of a game in the lobby; a game without one gets a plain card. */

import type { GameCard } from '../games/card';
import { CARDS } from '../games/cards';
import PlainArt from './art/PlainArt.svelte';

const PLAIN: GameCard = { Art: PlainArt, minutes: null, weight: null };

export function cardOf(game: string): GameCard {
  return CARDS[game] ?? PLAIN;
}
