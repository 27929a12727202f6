/** Clicks through questions of golden records: every choice must be found on the board, or be offered beside it. */

import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, vi } from 'vitest';
import { drawingOf } from '../src/games/drawings';
import type { Drawing, DrawingProps } from '../src/games/drawing';
import { choicesOf, kept, NO_CHOICE, offered, pick, renewed, settled, Spots, type Chooser } from '../src/lib/chooser';
import { spotsIn, termsIn, type Spot } from '../src/lib/terms';
import type { Question, Seat, View, Words } from '../src/lib/wire';
import { verbOf } from '../src/lib/words';
import { gameOf, propsOf, textsOfGame } from './drawing';
import { tell } from './python';

/** A question of a golden record to one seat. */
interface Moment {
  record: string;
  line: number;
  seat: Seat;
  asked: Seat[];
  view: View;
  question: Question;
  choices: Words[];
}

/** jsdom has no layout, so nothing is ever resized. */
class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Rendering so many boards takes long on a busy machine. */
export const PATIENCE = 600_000;

/** Which verbs are answered on the board, and which beside it; all choices of all questions are tried. */
export async function answered(game: string): Promise<{ onBoard: string[]; beside: string[] }> {
  vi.stubGlobal('ResizeObserver', NoObserver);
  const drawing = (await drawingOf(game)) as Drawing;
  const moments = tell('asked', game) as Moment[];
  const player = new Player(game, drawing, moments[0] as Moment);
  for (const moment of moments) {
    const place = `${moment.record}, line ${moment.line}, ${moment.question.step}`;
    expect([...(await player.reached(moment))].sort(), place).toEqual(moment.choices.toSorted());
  }
  cleanup();
  return { onBoard: [...player.onBoard].sort(), beside: [...player.beside].sort() };
}

/** A board that shows one moment after the other, and what it lights. */
class Player {
  readonly #rerender: (props: Partial<DrawingProps>) => Promise<void>;
  readonly #game: string;
  #props: DrawingProps;
  /** Verbs of the choices that could be clicked on the board, and of those that were offered beside it. */
  readonly onBoard = new Set<string>();
  readonly beside = new Set<string>();

  constructor(game: string, { Board }: Drawing, first: Moment) {
    this.#game = game;
    this.#props = { ...propsOf(first.view, textsOfGame(game, 'en'), ''), ...shown(first) };
    this.#rerender = render(Board, { props: this.#props }).rerender;
  }

  /** The choices of a moment that can be made. */
  async reached(moment: Moment): Promise<Set<Words>> {
    const chooser = renewed(NO_CHOICE, 1, choicesOf(moment.choices, gameOf(this.#game).verbs));
    this.#props = { ...this.#props, ...shown(moment) };
    return this.#reachedFrom(chooser);
  }

  async #reachedFrom(chooser: Chooser): Promise<Set<Words>> {
    const picked = vi.fn();
    await this.#rerender({ ...this.#props, spots: new Spots(chooser), picked: chooser.picked, pick: picked });
    await tick();
    const drawn = new Map([...document.querySelectorAll('[data-spot]')].flatMap(spotsOf));
    const { single, amounts } = offered(chooser, new Set(drawn.keys()));
    const reached = new Set([...single, ...amounts.flatMap(({ choices }) => choices)]);
    for (const words of reached) this.beside.add(verbOf(words));
    const lit = [...drawn].filter(([spot]) => new Spots(chooser).has(spot));
    for (const [spot, thing] of lit) this.#click(spot, thing, picked);
    for (const { words, terms } of kept(chooser)) {
      const spot = lit.map(([one]) => one).find((one) => termsIn(one).every((term) => terms.includes(term)));
      if (reached.has(words) || spot === undefined) continue;
      this.onBoard.add(verbOf(words));
      const clicked = pick(chooser, spot);
      const answer = settled(clicked);
      for (const one of answer === null ? await this.#reachedFrom(clicked) : [answer]) reached.add(one);
    }
    return reached;
  }

  /** Things in a hidden view are lit too, and can be clicked once it is shown. */
  #click(spot: Spot, thing: Element, picked: ReturnType<typeof vi.fn>): void {
    expect(thing.hasAttribute('data-lit'), spot).toBe(true);
    if (thing.getAttribute('role') !== 'button') return;
    picked.mockClear();
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(picked.mock.calls).toEqual([[spot]]);
  }
}

function shown({ view, question, seat, asked }: Moment): Partial<DrawingProps> & Pick<DrawingProps, 'view'> {
  return { view, question, seat, asked };
}

function spotsOf(thing: Element): [Spot, Element][] {
  return spotsIn(thing.getAttribute('data-spot') ?? '').map((spot) => [spot, thing]);
}
