/** What a browser does for the luck of a table before it begins. */

import { api } from '../lib/api';
import { newContribution } from '../lib/luck';
import type { Table } from '../lib/wire';
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

/** Start a game for which nobody else has to come, as soon as this browser has contributed to its luck. */
export async function startAlone(table: Table): Promise<Table> {
  const isAlone = table.seats.every(({ kind, mine }) => kind === 'bot' || (kind === 'person' && mine));
  if (table.state !== 'open' || !table.host || !isAlone) return table;
  await contribute(table);
  return api.start(table.id);
}
