/** The lines of a record in words, and who plays in it. */

import type { Texts } from '../lib/fluent';
import { nameless } from '../lib/page';
import type { Replay, ReplayLine } from '../lib/wire';

const STRUCK = /^undo (\d+)(?:\.\.(\d+))?$/;

/** The names of the players as sentences say them. */
export function namesIn({ names, deleted }: Replay, texts: Texts): string[] {
  return names.map((name, seat) => name || nameless(texts, seat, deleted.includes(seat)));
}

/** What a line says, without who says it. */
export function lineText(texts: Texts, line: ReplayLine, names: readonly string[]): string {
  switch (line.kind) {
    case 'answer':
      return texts.choice(line.words, names);
    case 'undo':
      return undoText(texts, line.words);
    case 'start':
    case 'imagine':
    case 'scores':
      return texts.say(`replay-line-${line.kind}`);
  }
}

function undoText(texts: Texts, words: string): string {
  const [, from, to] = STRUCK.exec(words) ?? [];
  if (from === undefined) return texts.say('replay-line-undo');
  const [first, last] = [Number(from), Number(to ?? from)];
  return texts.say('replay-line-undo-lines', { first, last, count: last - first + 1 });
}
