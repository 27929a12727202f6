/** A bot's advice in words: what it would choose, what it expects, and what comes next. */

import type { Texts } from '../lib/fluent';
import type { Reason, Words } from '../lib/wire';

/** From here on tenths of a point do not matter. */
const ROUGH = 20;
/** Points that make no difference. */
export const CLOSE = 0.05;

export function hintSentences(hint: Words, reason: Reason | null, names: readonly string[], texts: Texts): string[] {
  const says = texts.say('hint-says', { choice: texts.choice(hint, names) });
  return reason ? [says, expectation(reason, texts), ...nextBest(reason, names, texts)] : [says];
}

/** How far ahead the player will be, or with how many points they will end. */
function expectation({ measure, expects }: Reason, texts: Texts): string {
  if (measure === 'points') return texts.say('hint-end', { points: pointsOf(expects, texts) });
  if (Math.abs(expects) < CLOSE) return texts.say('hint-even');
  return texts.say(expects > 0 ? 'hint-ahead' : 'hint-behind', { points: pointsOf(Math.abs(expects), texts) });
}

function nextBest({ next, worse }: Reason, names: readonly string[], texts: Texts): string[] {
  if (next === null || worse === null) return [];
  const choice = texts.choice(next, names);
  if (worse < CLOSE) return [texts.say('hint-close', { choice })];
  return [texts.say('hint-next', { choice, points: pointsOf(worse, texts) })];
}

/** Points as a game counts them, as exactly as matters. */
export function pointsOf(value: number, texts: Texts): string {
  const scale = Math.abs(value) >= ROUGH ? 1 : 10;
  const count = Math.round(value * scale) / scale;
  return texts.hasOwnScore ? texts.score(count) : texts.say('hint-points', { count });
}
