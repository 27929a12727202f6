/** What every part of the drawing needs of the table: what is lit, and what a spot looks like to those who choose. */

import { getContext, setContext } from 'svelte';
import type { DrawingProps } from '../drawing';
import { nameOf } from './about';
import type { Known } from './known';
import type { CarsonView } from './view';

const KEY = Symbol('carson');

/** What a lit spot carries besides its word. */
interface Lit {
  role: 'button';
  tabindex: 0 | -1;
  'aria-pressed': boolean;
  onclick: () => void;
  onfocus: () => void;
}

/** A part of the board with one stop for the Tab key; arrow keys lead on from there. */
export type Area = 'characters' | 'spaces' | 'town' | 'tray';

export class Desk {
  readonly #given: () => DrawingProps<CarsonView>;
  /** Set once the first page is drawn: from then on new pieces arrive instead of being there. */
  open = false;
  #visited: Partial<Record<Area, string>> = $state({});

  readonly view: CarsonView = $derived.by(() => this.#given().view);
  /** The words the open question speaks of, for those who are asked and for those who watch. */
  readonly askedAbout: ReadonlySet<string> = $derived.by(() => {
    const facts = Object.entries(this.#given().question ?? {}).filter(([name]) => name !== 'step');
    return new Set(facts.map(([, value]) => String(value)));
  });

  constructor(given: () => DrawingProps<CarsonView>) {
    this.#given = given;
  }

  get props(): DrawingProps<CarsonView> {
    return this.#given();
  }

  /** What names and explanations may speak of. */
  get known(): Known {
    return { view: this.view, texts: this.props.texts, names: this.props.names };
  }

  /** How fast new pieces come to their places; 0 while the first page is drawn. */
  get arrivalPace(): number {
    return this.open ? this.props.pace : 0;
  }

  isLit(word: string): boolean {
    return this.props.spots.has(word);
  }

  isPicked(word: string): boolean {
    return this.props.picked.includes(word);
  }

  isTrail(word: string): boolean {
    return this.props.trail.has(word);
  }

  isAskedAbout(word: string): boolean {
    return this.askedAbout.has(word);
  }

  /** The first lit word of an area, or the one that had the focus last: what Tab leads to. */
  #stop(area: Area, words: readonly string[]): string | undefined {
    const visited = this.#visited[area];
    return visited !== undefined && this.isLit(visited) ? visited : words.find((word) => this.isLit(word));
  }

  /** A spot whose texts are its name. `words` are all words of its area, in the order in which they are read. */
  written(word: string, about: string, area: Area, words: readonly string[]) {
    return { 'data-spot': word, 'data-about': about, ...(this.isLit(word) ? this.#lit(word, area, words) : {}) };
  }

  /** A spot that is a mere picture and needs a name for those who do not see it. */
  drawn(word: string, about: string, area: Area, words: readonly string[]) {
    const named = { role: 'img' as const, 'aria-label': nameOf(about, this.known) };
    return { ...named, ...this.written(word, about, area, words) };
  }

  #lit(word: string, area: Area, words: readonly string[]): Lit {
    return {
      role: 'button',
      tabindex: this.#stop(area, words) === word ? 0 : -1,
      'aria-pressed': this.isPicked(word),
      onclick: () => this.props.pick(word),
      onfocus: () => (this.#visited[area] = word),
    };
  }
}

export function openDesk(given: () => DrawingProps<CarsonView>): Desk {
  return setContext(KEY, new Desk(given));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
