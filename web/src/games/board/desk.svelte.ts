/** What every part of a drawing needs of the table: what is lit, and the attributes of whatever can be chosen.
 *
 * A thing on the board names its spots as the choices name their words, with the list: `parcel:c4`. So what is lit
 * follows from the choices alone, whichever game and question it is.
 */

import { askedAbout, spotsIn, termsIn, type Spot, type Term } from '../../lib/terms';
import type { DrawingProps } from '../drawing';
import type { KnownOf } from './known';

/** One spot, or several separated by spaces. */
export type SpotList = Spot | `${Spot} ${Spot}`;

/** Something on the board that can be chosen if one of its spots leads on. */
export interface Thing {
  /** More than one if several lists have it; null if at present it answers nothing. */
  spot: SpotList | null;
  /** How to ask why not, if it answers nothing because of where it lies or whose it is: `tile:cowboy,@column:2`. */
  elsewhere?: string;
  /** What it is, for its explanation: a kind and its words. */
  about: string;
  /** The part of the board it lies in: each has one stop for the Tab key, and arrow keys lead on from there. */
  area: string;
}

/** What a game tells its desk. */
interface Ways<V> {
  /** The accessible name of a thing, by what it is about. */
  nameOf: (about: string, known: KnownOf<V>) => string;
  /** Whether an area is out of sight: what is lit there can be chosen once it is shown. */
  isHidden?: (area: string) => boolean;
  /** What the board still shows of the past, from which nothing can be chosen; null for the table as it is. */
  past?: () => V | null;
}

export class Desk<V> {
  readonly #given: () => DrawingProps<V>;
  readonly #ways: Ways<V>;
  /** What the open question speaks of. */
  readonly #asked: readonly Term[] = $derived.by(() => {
    const { question, texts } = this.#given();
    return question === null ? [] : askedAbout(question, texts.declared.steps);
  });

  constructor(given: () => DrawingProps<V>, ways: Ways<V>) {
    this.#given = given;
    this.#ways = ways;
  }

  get props(): DrawingProps<V> {
    return this.#given();
  }

  /** Whether scenes are played: not without animations, and not for those who want to see everything at once. */
  get isMoving(): boolean {
    return this.props.pace > 0 && this.props.tempo !== 'once';
  }

  /** What the board shows. */
  get view(): V {
    return this.#past ?? this.props.view;
  }

  get #past(): V | null {
    return this.#ways.past?.() ?? null;
  }

  get known(): KnownOf<V> {
    return { view: this.view, texts: this.props.texts, names: this.props.names };
  }

  // --- the open question

  get step(): string {
    return this.props.question?.step ?? '';
  }

  /** A number that belongs to the question, such as the column of the foresight. */
  fact(name: string): number {
    return Number(this.props.question?.[name] ?? 0);
  }

  /** A word that belongs to the question, such as the city of a disc. */
  word(name: string): string | null {
    const word = this.props.question?.[name];
    return typeof word === 'string' ? word : null;
  }

  // --- what is lit

  isLit(spot: SpotList | null): boolean {
    return this.#litSpot(spot) !== undefined;
  }

  /** The words of a list that lead on. */
  words(list: string): string[] {
    return this.#past === null ? this.props.spots.words(list) : [];
  }

  asksFor(list: string): boolean {
    return this.words(list).length > 0;
  }

  isPicked(spot: SpotList | null): boolean {
    return spotsOf(spot).some((one) => termsIn(one).every((term) => this.props.picked.includes(term)));
  }

  /** Whether what happened last, or a hint, speaks of it. */
  isTouched(spot: SpotList | null): boolean {
    return spotsOf(spot).some((one) => termsIn(one).every((term) => this.props.touched.has(term)));
  }

  isAskedAbout(spot: SpotList | null): boolean {
    return spotsOf(spot).some((one) => this.#asked.includes(one));
  }

  #litSpot(spot: SpotList | null): Spot | undefined {
    if (this.#past !== null) return undefined;
    const { spots } = this.props;
    return spotsOf(spot).find((one) => spots.has(one)) ?? spotsOf(spot).find((one) => spots.swaps(one));
  }

  // --- what an element carries

  /** Its spots and, while one of them leads on, all it takes to be chosen. */
  thing({ spot, elsewhere, about, area }: Thing) {
    const named = {
      'data-about': about,
      ...(spot === null ? { 'data-elsewhere': elsewhere } : { 'data-spot': spot }),
      ...(this.isPicked(spot) ? { 'data-picked': '' } : {}),
    };
    const lit = this.#litSpot(spot);
    if (lit === undefined) return named;
    const shining = { ...named, 'data-lit': '', ...(this.isTouched(spot) ? { 'data-touched': '' } : {}) };
    if (this.#ways.isHidden?.(area)) return shining;
    return {
      ...shining,
      'data-area': area,
      role: 'button' as const,
      tabindex: -1,
      onclick: (event: Event) => {
        event.stopPropagation();
        this.props.pick(lit);
      },
    };
  }

  nameOf(thing: Thing): string {
    return this.#ways.nameOf(thing.about, this.known);
  }

  /** A thing that is only a picture and needs an accessible name. */
  drawn(thing: Thing) {
    return { role: 'img' as const, 'aria-label': this.nameOf(thing), ...this.thing(thing) };
  }
}

/** The single spots of a thing. */
function spotsOf(spot: SpotList | null): Spot[] {
  return spot === null ? [] : spotsIn(spot);
}
