/** What the lobby shows of a game besides its name: a drawing and what to know before sitting down. */

import type { Component } from 'svelte';

export interface GameCard {
  Art: Component;
  /** How long a game takes at a table of people. */
  minutes: number | null;
  /** How much there is to think about, of 5. */
  weight: number | null;
}
