/** What to know before an answer: a building that fits nowhere can only be kept. */

import type { Texts } from '../../lib/fluent';
import type { Words } from '../../lib/wire';
import { argumentsOf, verbOf } from '../../lib/words';
import type { CarsonView } from './view';

/** The answers that lead to a building of the construction row. */
const TOWARDS = new Set(['buy', 'place']);

export function warning(words: Words, { seat, players, row }: CarsonView, texts: Texts): string | null {
  const building = TOWARDS.has(verbOf(words)) ? row[argumentsOf(words)[0] ?? ''] : null;
  if (!building || seat === null || !players[seat]?.homeless.includes(building)) return null;
  return texts.say('carson-homeless', { building: texts.capital(texts.noun('building', building)) });
}
