/** The reader's own tables in the lobby: their order, and whether they come before the games. */

import type { Card } from '../lib/wire';

/** Those that wait for the reader, then running games, then tables that still wait for players; the liveliest first. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => rankOf(one) - rankOf(other) || lastOf(other) - lastOf(one));
}

function rankOf(card: Card): number {
  if (card.waits) return 0;
  return card.state === 'running' ? 1 : 2;
}

function lastOf(card: Card): number {
  return Date.parse(card.moved ?? card.created);
}

/** A game goes on that one comes back to; it must not be looked for below the games. */
export function isMineFirst(cards: readonly Card[]): boolean {
  return cards.some((card) => card.state === 'running');
}
