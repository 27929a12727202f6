/** Turns told in one line each: what was done, and what it brought or cost. */

import type { Plot, Sum } from '../games/drawing';
import type { Texts } from '../lib/fluent';
import type { GameEvent, Seat } from '../lib/wire';
import { seatOf } from '../lib/words';
import type { Turn } from './log';

/** The end of a sentence. */
const FULL_STOP = /\.$/;

/** The turns of one player, as a story; null for what several did together, such as a duel. */
export interface Tale {
  seat: Seat | null;
  turns: Turn[];
}

export class Teller {
  readonly #plot: Plot;
  readonly #names: readonly string[];
  readonly #texts: Texts;
  /** Lines by the first event of their turn: a log is told again and again while its last turn grows. */
  readonly #told = new WeakMap<GameEvent, { length: number; line: string }>();

  constructor(plot: Plot, names: readonly string[], texts: Texts) {
    this.#plot = plot;
    this.#names = names;
    this.#texts = texts;
  }

  /** One line for a turn. */
  line(turn: Turn): string {
    const first = turn.events[0];
    if (first === undefined) return '';
    const known = this.#told.get(first);
    if (known?.length === turn.events.length) return known.line;
    const line = this.#line(turn, first);
    this.#told.set(first, { length: turn.events.length, line });
    return line;
  }

  #line({ seat, events }: Turn, first: GameEvent): string {
    const [deeds, sums] = [this.#deeds(events), this.sums(events, seat)];
    if (events.length === 1 || deeds.length + sums.length === 0) return this.#texts.event(first, this.#names);
    const line = [...deeds, ...sums].join(', ');
    return deeds.length > 0 || seat === null ? line : this.#texts.say('turn-line', { seat: this.#names[seat], line });
  }

  /** The sentences of what was done, without full stops; a subject is named where it changes. */
  #deeds(events: readonly GameEvent[]): string[] {
    const told = events.filter(({ event }) => this.#plot.tells.has(event));
    let named = '';
    const deeds = told.map((event) => {
      const said = this.#texts.event(event, this.#names).replace(FULL_STOP, '');
      const opening = `${this.#texts.subject(event, this.#names)} `;
      const isNamed = named === opening && said.startsWith(opening);
      named = said.startsWith(opening) ? opening : '';
      return isNamed ? said.slice(opening.length) : said;
    });
    return this.#counted(deeds);
  }

  /** Equal deeds together. */
  #counted(deeds: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const deed of deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1);
    return [...counts].map(([deed, count]) => (count > 1 ? this.#texts.say('turn-times', { deed, count }) : deed));
  }

  /** What events bring to a seat and cost it, in short: `+$4`, `+2 VP`. */
  sums(events: readonly GameEvent[], seat: Seat | null): string[] {
    const [money, points] = [this.#sum(events, seat, 'money'), this.#sum(events, seat, 'points')];
    return [
      ...(money === 0 ? [] : [this.#texts.cashed(money)]),
      ...(points === 0 ? [] : [this.#texts.say('turn-points', { points: this.#texts.signed(points) })]),
    ];
  }

  #sum(events: readonly GameEvent[], seat: Seat | null, of: Sum['of']): number {
    const own = events.filter((event) => seatOf(event) === seat);
    const amounts = own.flatMap((event) =>
      (this.#plot.sums[event.event] ?? []).filter((sum) => sum.of === of).map((sum) => sum.amount(event)),
    );
    return amounts.reduce((total, amount) => total + amount, 0);
  }
}

/** Whether the board makes a scene of any of these events. */
export function isStaged(events: readonly GameEvent[], { staged }: Plot): boolean {
  return staged !== undefined && events.some(({ event }) => staged.has(event));
}

/** The same, beginning with what the board would have made scenes of: it is not to be looked for below the rest. */
export function scenesFirst(tales: readonly Tale[], plot: Plot): Tale[] {
  const quiet = (turns: readonly Turn[]) => Number(!turns.some(({ events }) => isStaged(events, plot)));
  return tales
    .map(({ seat, turns }) => ({ seat, turns: turns.toSorted((one, other) => quiet([one]) - quiet([other])) }))
    .toSorted((one, other) => quiet(one.turns) - quiet(other.turns));
}

/** What everybody but one player did, each by itself, in the order in which they began; scenes concern that one too. */
export function talesOf(turns: readonly Turn[], without: Seat | null, plot: Plot): Tale[] {
  const tales = new Map<Seat | null, Turn[]>();
  const isTold = ({ events }: Turn) => events.some(({ event }) => plot.tells.has(event));
  for (const turn of turns) {
    if (turn.seat === null ? isTold(turn) : turn.seat !== without || isStaged(turn.events, plot))
      tales.set(turn.seat, [...(tales.get(turn.seat) ?? []), turn]);
  }
  return [...tales].map(([seat, told]) => ({ seat, turns: told }));
}
