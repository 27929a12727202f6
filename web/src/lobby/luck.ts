/** What a browser does for the luck of a table before it begins. */

import { api } from '../lib/api';
import { newContribution } from '../lib/luck';
import type { Card, Table } from '../lib/wire';
import { remember } from '../shell/pledges';

/** Contribute to the luck of a table from every seat at this device that has not yet. */
export async function contribute(table: Table): Promise<Table> {
  remember(table);
  let now = table;
  for (const { seat, mine, kind } of table.seats) {
    if (mine && kind === 'person' && table.luck?.contributions[seat] === null) {
      const contribution = newContribution();
      now = await api.contribute(table.id, seat, contribution);
      remember(now, { [seat]: contribution });
    }
  }
  return now;
}

/** The tables to whose luck this page contributes already, from wherever they are listed. */
const known = new Set<string>();

/** Contribute at the reader's tables that the server is about to begin, although another page is shown. */
export async function contributeFromAfar(cards: readonly Card[]): Promise<void> {
  const wanted = cards.filter(({ id, begins, seats }) => begins && !known.has(id) && seats.some(({ mine }) => mine));
  for (const { id } of wanted) {
    known.add(id);
    try {
      const table = await api.table(id);
      if (table.begins_in !== null) await contribute(table);
    } catch {
      known.delete(id); // the next look tries again; without it the game is as verifiable
    }
  }
}

/** Start a game for which nobody else has to come, as soon as this browser has contributed to its luck. */
export async function startAlone(table: Table): Promise<Table> {
  const isAlone = table.seats.every(({ kind, mine }) => kind === 'bot' || (kind === 'person' && mine));
  if (table.state !== 'open' || !table.host || !isAlone) return table;
  await contribute(table);
  return api.start(table.id);
}
