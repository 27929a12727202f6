/** The boards of the reader's own running tables, fetched after the page is there and again when a table has changed. */

import type { Board, Boards as Found, Card } from '../lib/wire';

/** So many of the first tables have a picture. */
export const MOST_PICTURES = 4;

/** The tables with a picture, in their order: games that run, and in which the reader plays. */
export function picturedIn(cards: readonly Card[]): Card[] {
  return cards
    .filter(({ state, seats }) => state === 'running' && seats.some(({ mine }) => mine))
    .slice(0, MOST_PICTURES);
}

/** Differs whenever something has happened at a table that its card tells. */
export function stampOf({ moved, waits, last }: Card): string {
  return JSON.stringify([moved, waits, last]);
}

interface Ways {
  all: (ids: readonly string[]) => Promise<Found>;
  /** One that lives in another process. */
  one: (id: string) => Promise<Board>;
}

export class Boards {
  /** The boards by the ids of their tables. */
  shown: ReadonlyMap<string, Board> = $state.raw(new Map());

  readonly #ways: Ways;
  readonly #stamps = new Map<string, string>();
  #isAsking = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Fetch what has changed since it was fetched; a failure is made good the next time. */
  async follow(cards: readonly Card[]): Promise<void> {
    const stale = picturedIn(cards).filter((card) => this.#stamps.get(card.id) !== stampOf(card));
    if (stale.length === 0 || this.#isAsking) return;
    this.#isAsking = true;
    try {
      const found = await this.#fetched(stale.map(({ id }) => id));
      for (const card of stale) this.#stamps.set(card.id, stampOf(card));
      this.shown = new Map([...this.shown, ...found.map((board): [string, Board] => [board.id, board])]);
    } catch {
      /* a card without a picture is a card all the same */
    } finally {
      this.#isAsking = false;
    }
  }

  async #fetched(ids: readonly string[]): Promise<Board[]> {
    const { boards, elsewhere } = await this.#ways.all(ids);
    const others = await Promise.all(elsewhere.map((id) => this.#ways.one(id).catch(() => null)));
    return [...boards, ...others.filter((board) => board !== null)];
  }
}
