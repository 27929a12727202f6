/** What every part of the drawing needs of the table: what is lit, and what a spot looks like to those who choose. */

import { getContext, setContext } from 'svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Reel } from './film/reel.svelte';
import { spotsOf } from './geometry';
import type { Known } from './known';
import { BANDITS, KINDS, type Bandit } from './generated';
import { tokensOn, type ColtView, type Token } from './view';

const KEY = Symbol('colt');

/** Flasks as their holder names them. */
export const FLASKS = ['whiskey', 'old_whiskey', 'half_whiskey', 'half_old_whiskey'] as const;

/** A kind of things that answers speak of. The same word may name a card, a bandit and a verb. */
export type Sort = 'spot' | 'bandit' | 'card' | 'token' | 'loot' | 'hostage' | 'flask' | 'character';

/** A part of the board with one stop for the Tab key; arrow keys lead on from there. */
export type Area = 'train' | 'hand' | 'tray';

/** What each question is answered with. */
const ANSWERED_WITH: Record<string, readonly Sort[]> = {
  character: ['character'],
  start_car: ['bandit'],
  board: ['bandit'],
  last_rider: ['spot'],
  act: ['card', 'flask'],
  play_card: ['card'],
  all_at_once: ['card'],
  keep_cards: ['card'],
  move: ['spot'],
  marshal: ['spot'],
  fire: ['bandit'],
  robbery: ['token'],
  punch: ['bandit'],
  knock_loot: ['loot'],
  push_target: ['spot'],
  ride: ['spot'],
  flee: ['spot'],
  seize_hostage: ['hostage'],
  pickpocket: ['token'],
};

/** Something that can be chosen, if its word leads on. */
export interface Thing {
  sort: Sort;
  /** The word that the table knows it by. */
  word: string;
  /** What it is, for its explanation. */
  about: string;
  area: Area;
  /** All words to be clicked for it, if one does not say it all. */
  words?: readonly string[];
  /** Tells it from others with the same word. */
  id?: string;
  /** Where it lies: a jewel elsewhere is another jewel. */
  at?: string;
}

export class Desk {
  readonly #given: () => DrawingProps<ColtView>;
  readonly reel: Reel;
  #visited: Partial<Record<Area, string>> = $state({});
  readonly #now: ColtView = $derived.by(() => this.#given().view);

  constructor(given: () => DrawingProps<ColtView>, reel: Reel) {
    this.#given = given;
    this.reel = reel;
  }

  get props(): DrawingProps<ColtView> {
    return this.#given();
  }

  /** What the board shows: the table as it is, or as it was a moment ago while the film runs. */
  get view(): ColtView {
    return this.reel.shown ?? this.#now;
  }

  /** The table as it is. */
  get now(): ColtView {
    return this.#now;
  }

  get known(): Known {
    return { view: this.view, texts: this.props.texts, names: this.props.names };
  }

  /** Whether the open question is answered with such things. */
  asksFor(sort: Sort): boolean {
    return (ANSWERED_WITH[this.props.question?.step ?? ''] ?? []).includes(sort);
  }

  /** The bandit of whom the open question speaks. */
  get actor(): string | null {
    const bandit = this.props.question?.['bandit'];
    return typeof bandit === 'string' ? bandit : null;
  }

  /** Where that bandit stands. */
  get actorSpot(): string | null {
    return this.view.bandits[this.actor as Bandit]?.spot ?? null;
  }

  /** The spot of which the open question speaks, such as the car that can be boarded. */
  get offeredSpot(): string | null {
    const spot = this.props.question?.['spot'];
    return typeof spot === 'string' ? spot : null;
  }

  /** What is past cannot be chosen from. */
  isLit({ sort, word, words = [word], at }: Pick<Thing, 'sort' | 'word' | 'words' | 'at'>): boolean {
    if (this.reel.shown !== null || !this.asksFor(sort) || !this.props.spots.has(word)) return false;
    if (at !== undefined && at !== this.actorSpot) return false;
    return words.every((one) => this.props.spots.has(one) || this.props.picked.includes(one));
  }

  isTrail(word: string): boolean {
    return this.props.trail.has(word) || (this.reel.frame?.touched.includes(word) ?? false);
  }

  /** What an element carries: its word if it can ever answer this question, and all it takes to be chosen now. */
  thing(thing: Thing) {
    const { sort, word, about, area } = thing;
    const id = thing.id ?? word;
    const spot = sort === 'spot' || this.asksFor(sort) ? { 'data-spot': word } : {};
    if (!this.isLit(thing)) return { ...spot, 'data-about': about };
    return {
      ...spot,
      'data-about': about,
      role: 'button' as const,
      'aria-pressed': this.props.picked.includes(word),
      tabindex: this.#isStop(area, sort, id) ? 0 : -1,
      onclick: () => this.#choose(thing),
      onfocus: () => (this.#visited[area] = id),
    };
  }

  /** A thing that is a mere picture and needs a name for those who do not see it. */
  drawn(thing: Thing) {
    return { role: 'img' as const, 'aria-label': nameOf(thing.about, this.known), ...this.thing(thing) };
  }

  #choose({ word, words = [word] }: Thing): void {
    for (const one of words) if (!this.props.picked.includes(one)) this.props.pick(one);
  }

  /** Where Tab leads to: what had the focus last, or the first that is lit. */
  #isStop(area: Area, sort: Sort, id: string): boolean {
    const lit = this.#inOrder(sort).filter(({ word, at }) => this.isLit({ sort, word, at }));
    const visited = this.#visited[area];
    return (lit.find((one) => one.id === visited) ?? lit[0])?.id === id;
  }

  /** All things of a sort in the order in which they are read. */
  #inOrder(sort: Sort): { id: string; word: string; at?: string }[] {
    const { view } = this;
    if (sort === 'card') return (view.hand ?? []).map((card, index) => ({ id: cardId(index), word: card[1] }));
    if (sort === 'token') {
      return spotsOf(view).flatMap((at) =>
        tokensOn(view, at).map((token) => ({ id: tokenId(at, token), ...token, at })),
      );
    }
    const words: Record<string, readonly string[]> = {
      spot: spotsOf(view),
      hostage: view.hostages ?? [],
      loot: KINDS,
      flask: FLASKS,
    };
    return (words[sort] ?? BANDITS).map((word) => ({ id: word, word }));
  }
}

export function cardId(index: number): string {
  return `card ${index}`;
}

export function tokenId(at: string, { word, number }: Pick<Token, 'word' | 'number'>): string {
  return `${at} ${word} ${number}`;
}

export function openDesk(given: () => DrawingProps<ColtView>, reel: Reel): Desk {
  return setContext(KEY, new Desk(given, reel));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
