/** Objective cards with the tasks that are met, as the page tells them. */

import type { Texts } from '../../lib/fluent';
import type { TrailView } from './view';

/** Which tasks of an objective card in hand would be met if it were in play; none of a cattle card. */
export function tasksInHand(view: TrailView, card: string): boolean[] {
  return view.hand_to_meet?.[card] ?? [];
}

/** An objective card in words, and how many of its tasks are met. */
export function nameWithTasks(texts: Texts, card: string, met: readonly boolean[]): string {
  const done = met.filter(Boolean).length;
  return texts.say('trail-tasks-met', { card: texts.noun('objective', card), done, tasks: met.length });
}
