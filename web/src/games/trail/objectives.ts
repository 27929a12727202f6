/** Which tasks of a player's objective cards are met now; each thing counts for one task only. */

import type { Seat } from '../../lib/wire';
import { CATTLE, OBJECTIVES, isHazard, type Task } from './data';
import { builtBy, type TrailView } from './view';

export type Items = Record<Task, number>;

/** What a player has for tasks (GWT-12.10). */
export function itemsOf(view: TrailView, seat: Seat): Items {
  const player = view.players[seat];
  const tiles = player?.tiles ?? {};
  const cattle = (value: number) => sum(player?.deck, (card) => CATTLE[card]?.value === value);
  return {
    building: builtBy(view, seat).length,
    green_teepee: tiles['green_teepee'] ?? 0,
    blue_teepee: tiles['blue_teepee'] ?? 0,
    hazard: sum(tiles, isHazard),
    station: player?.stations.length ?? 0,
    cattle3: cattle(3),
    cattle4: cattle(4),
    cattle5: cattle(5),
    san_francisco: player?.cities['san_francisco'] ?? 0,
  };
}

function sum(counts: Record<string, number> | undefined, counted: (word: string) => boolean): number {
  return Object.entries(counts ?? {}).reduce((all, [word, count]) => (counted(word) ? all + count : all), 0);
}

/** For every card in play, for every task of it, whether it is met: the cards worth most come first. */
export function tasksMet(view: TrailView, seat: Seat): boolean[][] {
  return metBy(view.players[seat]?.area ?? [], view, seat);
}

/** For every task of another card, whether it would be met if that card were in play too. */
export function tasksToMeet(view: TrailView, seat: Seat, card: string): boolean[] {
  return metBy([...(view.players[seat]?.area ?? []), card], view, seat).at(-1) ?? [];
}

function metBy(cards: readonly string[], view: TrailView, seat: Seat): boolean[][] {
  const best = bestOf(cards, itemsOf(view, seat));
  const left = itemsOf(view, seat);
  const met = cards.map((): boolean[] => []);
  const inOrder = cards.map((_, index) => index).toSorted((one, other) => rank(best, other) - rank(best, one));
  for (const index of inOrder) {
    met[index] = tasksOf(cards[index]).map((task) => {
      const isMet = left[task] > 0;
      if (isMet) left[task] -= 1;
      return isMet;
    });
  }
  return met;
}

function rank(best: ReadonlySet<number>, index: number): number {
  return best.has(index) ? 1 : 0;
}

function tasksOf(card: string | undefined): readonly Task[] {
  return OBJECTIVES[card ?? '']?.tasks ?? [];
}

/** The cards to be met that bring most. */
function bestOf(cards: readonly string[], items: Items): Set<number> {
  let best = new Set<number>();
  let most = 0;
  const search = (from: number, chosen: readonly number[], left: Items, worth: number): void => {
    if (worth > most) [best, most] = [new Set(chosen), worth];
    for (let index = from; index < cards.length; index++) {
      const rest = without(left, tasksOf(cards[index]));
      const { points = 0, penalty = 0 } = OBJECTIVES[cards[index] ?? ''] ?? {};
      if (rest !== null) search(index + 1, [...chosen, index], rest, worth + points + penalty);
    }
  };
  search(0, [], items, 0);
  return best;
}

/** What is left of the items after these tasks; null if they do not suffice. */
function without(items: Items, tasks: readonly Task[]): Items | null {
  const left = { ...items };
  for (const task of tasks) {
    left[task] -= 1;
    if (left[task] < 0) return null;
  }
  return left;
}
