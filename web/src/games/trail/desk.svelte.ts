/** What every part of the drawing needs of the table: what is lit, and what a thing looks like to those who choose. */

import { getContext, setContext } from 'svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Known } from './known';
import { trail, type TrailView } from './view';

const KEY = Symbol('trail');

/** A part of the board with one stop for the Tab key; arrow keys lead on from there. */
export type Area =
  'trail' | 'railroad' | 'player' | 'hand' | 'jobs' | 'cattle' | 'foresight' | 'objectives' | 'tray' | 'kansas';

/** Something that can be chosen, if the question is answered with such a phrase. */
export interface Thing {
  /** The verbs of answers that speak of it: the same word may be a card to discard and one to play. */
  verbs: readonly string[];
  /** The word that the table knows it by. */
  word: string;
  /** All its words behind the verb, if one does not say it all. */
  words?: readonly string[];
  /** What it is, for its explanation. */
  about: string;
  area: Area;
  /** Tells it from others with the same word. */
  id?: string;
  /** False for what has a word that leads on, but not for this thing. */
  possible?: boolean;
}

export class Desk {
  readonly #given: () => DrawingProps;
  #visited: Partial<Record<Area, string>> = $state({});

  readonly view: TrailView = $derived.by(() => trail(this.#given().view));

  constructor(given: () => DrawingProps) {
    this.#given = given;
  }

  get props(): DrawingProps {
    return this.#given();
  }

  get known(): Known {
    return { view: this.view, texts: this.props.texts, names: this.props.names };
  }

  get step(): string | undefined {
    return this.props.question?.step;
  }

  /** A fact of the open question, such as the column of the foresight. */
  fact(name: string): string | number | null {
    return this.props.question?.[name] ?? null;
  }

  /** Whether some answer that is still open has this verb. */
  asksFor(verb: string): boolean {
    return this.props.spots.has(verb) || this.props.picked.includes(verb);
  }

  isLit({ verbs, word, words = [word], possible = true }: Thing): boolean {
    const { spots, picked } = this.props;
    if (!possible || !verbs.some((verb) => this.asksFor(verb))) return false;
    return spots.has(word) && words.every((one) => spots.has(one) || picked.includes(one));
  }

  isPicked({ word, words = [word] }: Thing): boolean {
    return words.every((one) => this.props.picked.includes(one));
  }

  isTrail(word: string): boolean {
    return this.props.trail.has(word);
  }

  /** What an element carries: its word if it can ever answer this question, and all it takes to be chosen now.
   *  `among` are all things of its area, in the order in which they are read. */
  thing(thing: Thing, among: readonly Thing[] = [thing]) {
    const { verbs, word, about, area, possible = true } = thing;
    const spot = possible && verbs.some((verb) => this.asksFor(verb)) ? { 'data-spot': word } : {};
    if (!this.isLit(thing)) return { ...spot, 'data-about': about };
    return {
      ...spot,
      'data-about': about,
      role: 'button' as const,
      'aria-pressed': this.isPicked(thing),
      tabindex: this.#isStop(thing, among) ? 0 : -1,
      onclick: () => this.#choose(thing),
      onfocus: () => (this.#visited[area] = idOf(thing)),
    };
  }

  /** A thing that is a mere picture and needs a name for those who do not see it. */
  drawn(thing: Thing, among: readonly Thing[] = [thing]) {
    return { role: 'img' as const, 'aria-label': nameOf(thing.about, this.known), ...this.thing(thing, among) };
  }

  /** The verb first: a word may stand behind several. */
  #choose({ verbs, word, words = [word] }: Thing): void {
    const verb = verbs.find((one) => this.asksFor(one)) as string;
    for (const one of [verb, ...words]) if (!this.props.picked.includes(one)) this.props.pick(one);
  }

  /** Where Tab leads to: what had the focus last, or the first that is lit. */
  #isStop(thing: Thing, among: readonly Thing[]): boolean {
    const lit = among.filter((one) => this.isLit(one)).map(idOf);
    const visited = this.#visited[thing.area];
    return (lit.find((id) => id === visited) ?? lit[0]) === idOf(thing);
  }
}

function idOf({ id, word }: Thing): string {
  return id ?? word;
}

export function openDesk(given: () => DrawingProps): Desk {
  return setContext(KEY, new Desk(given));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
