/** What is heard at a table: the sounds of what has just become visible, never a salvo, nothing of the past. */

import type { Effect, Sound } from '../lib/sound';
import type { GameEvent } from '../lib/wire';

export interface Audible {
  /** The number of the whole page: what it brings has happened before. */
  page: number;
  /** What the board has shown so far. */
  log: readonly GameEvent[];
  isAsked: boolean;
  isOver: boolean;
  /** The moves of others are not waited for. */
  isAtOnce: boolean;
  /** Nobody sees the page. */
  isHidden: boolean;
}

/** How many sounds one moment has at most, and milliseconds before the next one may have any. */
const MOST = { calm: 2, atOnce: 1 };
const QUIET = { calm: 160, atOnce: 900 };

export class Ear {
  readonly #rows: Readonly<Record<string, Effect>>;
  readonly #now: () => number;
  #page: number | null = null;
  #heard = 0;
  #isAsked = false;
  #isOver = false;
  #quietUntil = 0;

  /** `rows` tells which events of the game are heard, and how. */
  constructor(rows: Readonly<Record<string, Effect>>, now: () => number = () => performance.now()) {
    this.#rows = rows;
    this.#now = now;
  }

  /** The sounds of this moment. */
  attend(moment: Audible): Sound[] {
    const isPast = moment.page !== this.#page;
    const fresh = isPast ? [] : moment.log.slice(this.#heard);
    const isTurn = !isPast && moment.isAsked && !this.#isAsked;
    const isEnd = !isPast && moment.isOver && !this.#isOver;
    this.#remember(moment, isPast);
    if (moment.isHidden) return [];
    if (isEnd) return ['end'];
    return [...this.#effects(fresh, moment.isAtOnce), ...(isTurn ? (['turn'] as const) : [])];
  }

  /** A board may show again what has been heard, but a new page may tell of less: somebody took something back. */
  #remember({ page, log, isAsked, isOver }: Audible, isPast: boolean): void {
    this.#heard = isPast ? log.length : Math.max(this.#heard, log.length);
    this.#page = page;
    this.#isAsked = isAsked;
    this.#isOver = isOver;
  }

  #effects(fresh: readonly GameEvent[], isAtOnce: boolean): Sound[] {
    const now = this.#now();
    if (fresh.length === 0 || now < this.#quietUntil) return [];
    const pace = isAtOnce ? 'atOnce' : 'calm';
    this.#quietUntil = now + QUIET[pace];
    const found = new Set(fresh.map(({ event }) => this.#rows[event]).filter((effect) => effect !== undefined));
    return found.size > 0 ? [...found].slice(0, MOST[pace]) : ['click'];
  }
}
