/** What loot is called at a table: a purse by what the viewer knows of it, not by the number of its token. */

import type { Naming, Texts } from '../../lib/fluent';
import type { ColtView } from './view';

/** Whatever the names depend on. */
export function looked(view: ColtView): string {
  return Object.values(view.loot)
    .flatMap(({ purses }) => Object.entries(purses).flat())
    .join();
}

export function namingAt(view: ColtView, texts: Texts): Naming {
  const values = new Map(Object.values(view.loot).flatMap(({ purses }) => Object.entries(purses)));
  return (list, word, form) => {
    if (list !== 'token') return null;
    if (word.startsWith('flask')) return texts.form('token-flask', form, {});
    if (!word.startsWith('purse')) return null;
    const value = values.get(word) ?? null;
    return value === null
      ? texts.form('token-purse', form, {})
      : texts.form('token-worth', form, { value: texts.money(value) });
  };
}
