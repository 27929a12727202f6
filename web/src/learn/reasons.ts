/** Why an answer to a puzzle is the best, or is not: chances, points, and what surely follows. */

import type { Texts } from '../lib/fluent';
import type { PuzzleSolution, RankedAnswer, Words } from '../lib/wire';
import { CLOSE, pointsOf } from '../table/hint';

/** How often an answer wins. */
export function percent(chance: number, texts: Texts): string {
  return new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** What can be said about the best answer, once it is no secret. */
export function reasonsForBest({ answers }: PuzzleSolution, names: readonly string[], texts: Texts): string[] {
  const [best, next] = answers;
  if (best === undefined) return [];
  return [...leadOf(best, texts), ...gainOver(best, next, names, texts), ...following(best.events, names, texts)];
}

/** What can be said about an answer that is not the best, without giving that away. */
export function reasonsAgainst(
  given: Words,
  { answers, events }: PuzzleSolution,
  names: readonly string[],
  texts: Texts,
): string[] {
  const [best] = answers;
  if (best === undefined) return [];
  const tried = answers.find(({ words }) => words === given);
  const most = percent(best.chance, texts);
  const chances = tried
    ? texts.say('puzzle-chance', { chance: percent(tried.chance, texts), best: most })
    : texts.say('puzzle-untried', { best: most });
  return [chances, ...costOf(best, tried, texts), ...following(events, names, texts)];
}

/** How far ahead of the best opponent the player may expect to end. */
function leadOf({ lead }: RankedAnswer, texts: Texts): string[] {
  if (lead === null) return [];
  if (Math.abs(lead) < CLOSE) return [texts.say('puzzle-even')];
  return [texts.say(lead > 0 ? 'puzzle-ahead' : 'puzzle-behind', { points: pointsOf(Math.abs(lead), texts) })];
}

function gainOver(
  best: RankedAnswer,
  next: RankedAnswer | undefined,
  names: readonly string[],
  texts: Texts,
): string[] {
  const more = gap(best, next);
  if (next === undefined || more === null) return [];
  return [texts.say('puzzle-gain', { choice: texts.choice(next.words, names), points: pointsOf(more, texts) })];
}

function costOf(best: RankedAnswer, tried: RankedAnswer | undefined, texts: Texts): string[] {
  const less = gap(best, tried);
  return less === null ? [] : [texts.say('puzzle-cost', { points: pointsOf(less, texts) })];
}

/** By how many points an answer is ahead of another; null if that is not known, or makes no difference. */
function gap(one: RankedAnswer, other: RankedAnswer | undefined): number | null {
  if (other === undefined || one.lead === null || other.lead === null) return null;
  const more = one.lead - other.lead;
  return more < CLOSE ? null : more;
}

function following(events: RankedAnswer['events'], names: readonly string[], texts: Texts): string[] {
  if (events.length === 0) return [];
  return [texts.say('puzzle-follows', { events: events.map((event) => texts.event(event, names)).join(' ') })];
}
