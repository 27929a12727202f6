/** The picture of a finished game: the final board with everybody's names and scores. */

import { mount, tick, unmount, type Component } from 'svelte';
import type { Drawing } from '../games/drawing';
import { NO_SPOTS } from '../lib/chooser';
import type { Texts } from '../lib/fluent';
import { pictureOf, pngOf, type Picture } from '../lib/picture';
import type { Result, View } from '../lib/wire';
import type { Look } from '../shell/faces';
import Keepsake from './Keepsake.svelte';

export interface Finished {
  game: string;
  drawing: Drawing | null;
  view: View;
  result: Result;
  names: string[];
  /** The faces of the bots, by seat. */
  faces: readonly (Look | null)[];
  texts: Texts;
}

/** Milliseconds that parts of a board may take to arrive. */
const PATIENCE = 8000;

export async function keepsakeOf(finished: Finished): Promise<Blob> {
  const board = await boardOf(finished);
  return staged(Keepsake, { ...finished, board }, { width: 0, height: 0 }, async (root) => {
    const picture = pictureOf([...root.children]);
    const place = picture.svg.querySelector<SVGElement>('#keepsake-board');
    if (board && place) place.append(board.svg);
    return pngOf(picture);
  });
}

/** The board as it looks to everybody, whatever the size of this window and wherever it was zoomed to. */
async function boardOf({ drawing, view, names, texts }: Finished): Promise<Picture | null> {
  if (!drawing?.picture) return null;
  const seen = { view, events: [], question: null, seat: null, asked: [], names, texts };
  const still = {
    spots: NO_SPOTS,
    picked: [],
    touched: new Set<never>(),
    pick: () => undefined,
    explain: () => undefined,
    pace: 0,
  };
  return staged(drawing.Board, { ...seen, ...still }, drawing.picture, async (root) => {
    await complete(root);
    return pictureOf([...root.querySelectorAll('[data-picture]')]);
  });
}

interface Size {
  width: number;
  height: number;
}

/** Show something beside the page for as long as it takes to do something with it. */
async function staged<P extends Record<string, unknown>, T>(
  Part: Component<P>,
  props: P,
  { width, height }: Size,
  use: (root: HTMLElement) => Promise<T>,
): Promise<T> {
  const root = document.createElement('div');
  root.inert = true;
  root.style.cssText = `position:fixed;left:-10000px;top:0;width:${width}px;height:${height}px`;
  document.body.append(root);
  const part = mount(Part, { target: root, props });
  try {
    await tick();
    return await use(root);
  } finally {
    await unmount(part);
    root.remove();
  }
}

/** Once sizes have been measured and no part is missing, or after a while: a picture without it is better than none. */
async function complete(root: HTMLElement): Promise<void> {
  const until = performance.now() + PATIENCE;
  do await frame();
  while (root.querySelector('[aria-busy=true]') !== null && performance.now() < until);
  await frame();
}

function frame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
