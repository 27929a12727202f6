/** What every part of the drawing needs of the table: what is lit, and what a spot looks like to those who choose.
 *
 * The same word may name a spot, a city, an action and a verb. So a thing says what sort it is, and each question which
 * sorts answer it, each with its verb.
 */

import { getContext, setContext } from 'svelte';
import type { Seat } from '../../lib/wire';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Known } from './known';
import type { ViewName } from './layout';
import type { Aux, TrailPlayer } from './generated';
import type { TrailView } from './view';

const KEY = Symbol('trail');

/** A kind of things that answers speak of. */
export type Sort =
  | 'spot' // of the trail
  | 'action' // an icon on a building
  | 'aux' // an auxiliary action, done once
  | 'double' // and done twice
  | 'card' // of the hand, to be discarded or removed
  | 'objective' // of the hand, to be played
  | 'display' // an objective to be taken
  | 'unseen' // the same, from the stack; its word is take_unseen
  | 'worker' // of the job market, with its row
  | 'given' // a worker of the own board, given away as station master
  | 'building' // not built yet
  | 'offer' // of the cattle market
  | 'cattle' // a card of the cattle market
  | 'turn_up' // the stack of the cattle market; its word is turn_up
  | 'space' // of the railroad
  | 'station'
  | 'disc' // a place of the own board
  | 'tile' // of the foresight
  | 'amount' // certificates to spend, cards to draw
  | 'city';

/** A part of the board with one stop for the Tab key; arrow keys lead on from there. */
export type Area = 'trail' | 'railroad' | 'board' | 'hand' | 'markets' | 'kansas' | 'tray';

/** What each question is answered with, and by which verb; a word that is its own verb has none. */
const ANSWERED_WITH: Record<string, Partial<Record<Sort, string>>> = {
  begin: { spot: 'begin' },
  move: { spot: 'move', objective: 'play' },
  drive: { spot: 'move' },
  free_move: { spot: 'move' },
  way: { spot: 'via' },
  visit: { action: 'use', aux: 'auxiliary', objective: 'play', spot: 'copy' },
  offered: { action: 'use' },
  discard_for: { card: 'discard' },
  discard_drawn: { card: 'discard' },
  remove_cards: { card: 'remove' },
  draw_cards: { amount: 'draw' },
  auxiliary: { aux: 'auxiliary', double: 'double' },
  hire: { worker: 'hire' },
  build: { building: 'build' },
  site: { spot: 'site' },
  buy: { offer: 'buy', cattle: 'buy', turn_up: '' },
  buy_second: { cattle: 'add' },
  objective: { display: 'take', unseen: '' },
  trade: { spot: 'trade' },
  hazard: { spot: 'clear' },
  hazard_or_trade: { spot: '' },
  engine: { space: 'engine' },
  engine_back: { space: 'engine' },
  engine_home: { space: 'engine' },
  special_delivery: { space: 'engine' },
  upgrade: { station: 'upgrade' },
  upgrade_behind: { station: 'upgrade' },
  station_master: { given: 'appoint' },
  city_disc: { disc: 'disc', station: 'lift' },
  station_disc: { disc: 'disc', station: 'lift' },
  foresight: { tile: 'foresee' },
  income: { amount: 'spend' },
  deliver: { city: 'deliver' },
};

/** Something that can be chosen, if its words lead on. */
export interface Thing {
  sort: Sort;
  /** The word that the table knows it by. */
  word: string;
  /** What it is, for its explanation: a kind and words, see about.ts. */
  about: string;
  area: Area;
  /** More words to be clicked with it, such as the row of a worker. */
  also?: readonly string[];
  /** Whether it can be meant at all: a tile of another column, a card of the wrong market cannot. */
  fits?: boolean;
}

export class Desk {
  readonly #given: () => DrawingProps<TrailView>;
  readonly #hides: (area: Area) => boolean;
  readonly view: TrailView = $derived.by(() => this.#given().view);

  constructor(given: () => DrawingProps<TrailView>, hides: (area: Area) => boolean) {
    this.#given = given;
    this.#hides = hides;
  }

  get props(): DrawingProps<TrailView> {
    return this.#given();
  }

  get known(): Known {
    return { view: this.view, texts: this.props.texts, names: this.props.names };
  }

  /** The name of the open question. */
  get step(): string {
    return this.props.question?.step ?? '';
  }

  /** A number that belongs to the open question, such as the column of the foresight. */
  fact(name: string): number {
    return Number(this.props.question?.[name] ?? 0);
  }

  /** A word that belongs to the open question, such as the city of a disc. */
  about(name: string): string | null {
    const word = this.props.question?.[name];
    return typeof word === 'string' ? word : null;
  }

  /** Whether the open question is answered with such things. */
  asksFor(sort: Sort): boolean {
    return ANSWERED_WITH[this.step]?.[sort] !== undefined;
  }

  /** Whose turn it is to answer, or else whose turn it is. */
  get actor(): Seat {
    return this.props.asked[0] ?? this.view.current;
  }

  /** The player whose board is large: the own one, for those who watch the one in turn. */
  get own(): Seat {
    return this.props.seat ?? this.view.current;
  }

  get me(): TrailPlayer | undefined {
    return this.view.players[this.own];
  }

  nameOfView(view: ViewName): string {
    if (view === 'own' && this.props.seat === null) {
      return this.props.texts.say('trail-board-of', { seat: this.props.names[this.own] ?? '' });
    }
    return this.props.texts.say(`trail-view-${view}`);
  }

  isLit(thing: Pick<Thing, 'sort' | 'word' | 'also' | 'fits'>): boolean {
    const { sort, word, fits = true } = thing;
    const { spots, picked } = this.props;
    if (!fits || !this.asksFor(sort) || !this.#isPossible(sort, word)) return false;
    const words = this.#wordsOf(thing);
    return words.some((one) => spots.has(one)) && words.every((one) => spots.has(one) || picked.includes(one));
  }

  isPicked(word: string): boolean {
    return this.props.picked.includes(word);
  }

  isTrail(word: string): boolean {
    return this.props.trail.has(word);
  }

  /** What an element carries: its word if it can ever answer this question, and all it takes to be chosen now. */
  thing(thing: Thing) {
    const { sort, word, about, area } = thing;
    const spot = this.asksFor(sort) && thing.fits !== false ? { 'data-spot': word } : {};
    if (!this.isLit(thing)) return { ...spot, 'data-about': about };
    if (this.#hides(area)) return { ...spot, 'data-about': about, 'data-lit': '' };
    return {
      ...spot,
      'data-about': about,
      'data-lit': '',
      'data-area': area,
      role: 'button' as const,
      'aria-pressed': this.isPicked(word),
      tabindex: -1,
      onclick: (event: Event) => {
        event.stopPropagation();
        this.#choose(thing);
      },
    };
  }

  nameOf(thing: Thing): string {
    return nameOf(thing.about, this.known);
  }

  /** A thing with words or numbers in it: while it can be chosen, its name stands among them (Told.svelte). */
  told(thing: Thing, label = this.nameOf(thing)) {
    return this.isLit(thing) ? this.thing(thing) : { role: 'img' as const, 'aria-label': label, ...this.thing(thing) };
  }

  /** A thing that is a mere picture and needs a name for those who do not see it. */
  drawn(thing: Thing) {
    return { role: 'img' as const, 'aria-label': nameOf(thing.about, this.known), ...this.thing(thing) };
  }

  /** All words of an answer, its verb first: it tells things with the same word apart. */
  #wordsOf({ sort, word, also = [] }: Pick<Thing, 'sort' | 'word' | 'also'>): string[] {
    const verb = ANSWERED_WITH[this.step]?.[sort] ?? '';
    return verb === '' ? [word, ...also] : [verb, word, ...also];
  }

  #choose(thing: Thing): void {
    for (const one of this.#wordsOf(thing)) if (!this.isPicked(one)) this.props.pick(one);
  }

  /** Actions and auxiliary actions share some words: what the boards show tells them apart. */
  #isPossible(sort: Sort, word: string): boolean {
    const me = this.me;
    if (me === undefined) return true;
    if (sort === 'action' && word === 'certificate') return me.certificates < me.certificate_limit;
    if (sort !== 'aux' && sort !== 'double') return true;
    return me.auxiliary[word as Aux] >= (sort === 'double' ? 2 : 1);
  }
}

/** `hides` tells which areas nobody sees now: what is lit there can be chosen once they are shown. */
export function openDesk(given: () => DrawingProps<TrailView>, hides: (area: Area) => boolean = () => false): Desk {
  return setContext(KEY, new Desk(given, hides));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
