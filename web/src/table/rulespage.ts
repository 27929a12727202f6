/** The page of rules, as one table plays them. */

import { game as declaredGame } from '../lib/api';
import { rulesPath } from '../lib/rules';
import type { Table } from '../lib/wire';
import { termsOf } from '../lobby/terms';

/** Its address; that of the plain rules if the options of the game cannot be fetched. */
export async function rulesPageOf(table: Table): Promise<string> {
  const found = await declaredGame(table.game).catch(() => null);
  if (found === null) return rulesPath(table.game);
  return rulesPath(table.game, termsOf(table, found.options).options ?? {}, table.seats.length);
}
