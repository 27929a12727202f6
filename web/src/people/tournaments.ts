/** A tournament in a line. */

import type { Texts } from '../lib/fluent';
import type { Tournament } from '../lib/wire';

export function aboutOf({ game, state, round, rounds, clock }: Tournament, texts: Texts): string {
  const kind = texts.say(clock.kind === 'days' ? 'tournament-slow' : 'tournament-live');
  return [texts.say(`game-${game}`), kind, texts.say(`tournament-is-${state}`, { round, rounds })].join(' · ');
}
