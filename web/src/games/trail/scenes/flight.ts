/** Lets what was won fly from the board to the panel of its player, over everything else on the page. */

import { mount, unmount } from 'svelte';
import { lasting } from '../../../lib/animate';
import type { Seat } from '../../../lib/wire';
import Badge from './Badge.svelte';
import type { Reward } from './rewards';

const FLIGHT = 1500;
/** One after the other. */
const APART = 260;
/** How high it rises where nobody's panel is in sight. */
const RISE = 46;

/** What marks the panel of a player. */
export function homeOf(seat: Seat): { 'data-home': Seat } {
  return { 'data-home': seat };
}

/** The rewards start one after the other; none flies where nothing may move, or from what is out of sight. */
export function flyHome(board: Element, rewards: readonly Reward[], pace: number): void {
  if (pace === 0 || typeof board.animate !== 'function') return;
  rewards.forEach((reward, index) => fly(board, reward, pace, lasting(APART * index, pace)));
}

function fly(board: Element, { seat, from, glyph, amount }: Reward, pace: number, delay: number): void {
  const start = middle(board.querySelector(from));
  if (start === null) return;
  const home = middle(document.querySelector(`[data-home="${seat}"]`)) ?? { x: start.x, y: start.y - RISE };
  const badge = mount(Badge, { target: document.body, props: { seat, glyph, amount } });
  const element = document.body.lastElementChild as HTMLElement;
  const at = ({ x, y }: Point, scale: number, opacity: number) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
    opacity,
  });
  const frames = [
    { ...at(start, 0.2, 0), offset: 0 },
    { ...at({ x: start.x, y: start.y - 14 }, 1.25, 1), offset: 0.16 },
    { ...at({ x: start.x, y: start.y - 14 }, 1.1, 1), offset: 0.46 },
    { ...at(home, 0.8, 1), offset: 0.92 },
    { ...at(home, 0.5, 0), offset: 1 },
  ];
  const flight = element.animate(frames, {
    duration: lasting(FLIGHT, pace),
    delay,
    fill: 'both',
    easing: 'ease-in-out',
  });
  flight.onfinish = flight.oncancel = () => void unmount(badge);
}

interface Point {
  x: number;
  y: number;
}

/** The middle of something that is in sight. */
function middle(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
