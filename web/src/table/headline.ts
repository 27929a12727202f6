/** The one sentence over the choices: the question, whom the game waits for, or how it ended. */

import type { Texts } from '../lib/fluent';
import { mySeats, type Shown } from '../lib/page';
import type { Result, Seat, Table } from '../lib/wire';

export function headline(shown: Shown, isAsked: boolean, names: readonly string[], texts: Texts): string {
  const { table, question, asked, seat } = shown;
  if (table.state === 'closed') return texts.say('table-closed');
  if (table.state === 'over')
    return table.result ? ending(table.result, names, texts, mySeats(table)) : texts.say('game-over');
  if (isAsked && question) return texts.question(question, names);
  const waiting = waitingFor(table, asked, names, texts);
  return seat === null ? texts.say('table-watching', { waiting }) : waiting;
}

/** Whether only a bot is asked, which thinks; people are waited for. */
function waitingFor({ seats }: Table, asked: readonly Seat[], names: readonly string[], texts: Texts): string {
  const waited = texts.list(asked.map((one) => names[one] as string));
  const only = asked.length === 1 ? seats[asked[0] as Seat] : undefined;
  const thinks = only !== undefined && (only.kind === 'bot' || only.standin !== null);
  return thinks ? texts.say('thinking', { seat: waited }) : texts.say('waiting-for', { seats: waited });
}

/** Who has won, and with how many points, or whatever the game counts in; said to a winner with one seat as "you". */
export function ending(
  { ranking, scores }: Result,
  names: readonly string[],
  texts: Texts,
  mine: readonly Seat[] = [],
): string {
  const winners = ranking[0] ?? [];
  if (winners.length === 0) return texts.say('nobody-wins');
  const count = scores[winners[0] ?? 0] ?? 0;
  const seats = texts.list(winners.map((seat) => names[seat] as string));
  const isOwn = texts.hasOwnScore;
  const points = isOwn ? texts.score(count) : count;
  if (winners.length > 1) return texts.say(isOwn ? 'shared-win-of-game' : 'shared-win', { seats, points });
  if (mine.length === 1 && mine[0] === winners[0])
    return texts.say(isOwn ? 'you-win-of-game' : 'table-you-win', { points });
  return texts.say(isOwn ? 'wins-of-game' : 'wins', { seat: seats, points });
}
