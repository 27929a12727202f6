/** What a game's card shows besides its name: a drawing and what one wants to know before sitting down. */

import type { Component } from 'svelte';
import CarsonArt from './art/CarsonArt.svelte';
import ColtArt from './art/ColtArt.svelte';
import PlainArt from './art/PlainArt.svelte';
import TrailArt from './art/TrailArt.svelte';

export interface GameFacts {
  Art: Component;
  /** How long a game takes at a table of people. */
  minutes: number | null;
  /** How much there is to think about, of 5. */
  weight: number | null;
}

const FACTS: Record<string, GameFacts> = {
  carson: { Art: CarsonArt, minutes: 90, weight: 3 },
  colt: { Art: ColtArt, minutes: 40, weight: 2 },
  trail: { Art: TrailArt, minutes: 120, weight: 4 },
};

const PLAIN: GameFacts = { Art: PlainArt, minutes: null, weight: null };

export function factsOf(game: string): GameFacts {
  return FACTS[game] ?? PLAIN;
}
