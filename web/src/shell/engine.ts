/** Which engine the server runs, and which it will run after its next start. */

import type { Health } from '../lib/wire';
import type { Texts } from '../lib/fluent';

/** One sentence or two, for the page about Posse. */
export function engineSentences(
  { version, compiled, compiling }: Pick<Health, 'version' | 'compiled' | 'compiling'>,
  texts: Texts,
): string[] {
  const now = texts.say(compiled ? 'about-engine-compiled' : 'about-engine-plain', { version });
  return compiled || compiling === 'no' ? [now] : [now, texts.say(`about-engine-${compiling}`)];
}
