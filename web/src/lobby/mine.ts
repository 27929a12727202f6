/** The reader's own tables in the lobby: their order, and whether they come before the games. */

import type { Card } from '../lib/wire';

/** Those that wait for the reader, then running games, then tables that still wait for players; else as they come. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(card: Card): number {
  if (card.waits) return 0;
  return card.state === 'running' ? 1 : 2;
}

/** Somebody is waiting for the reader, or a game is running that a phone would show far below. */
export function isMineFirst(cards: readonly Card[], isPhone: boolean): boolean {
  return cards.some((card) => card.waits || (isPhone && card.state === 'running'));
}
