/** Picks the icons in use out of the big set.
 *
 * A module `virtual:icons/<group>` maps each name of a group of the shell to its path; a module `virtual:icon/<name>` is
 * the path of one icon, for a drawing that wants a few of its own.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GROUPS, PICKED, type IconGroup } from '../src/shell/icons.ts';

const GROUP = '\0virtual:icons/';
const SINGLE = '\0virtual:icon/';
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

export function icons(): Plugin {
  let set: Record<string, { body: string }> | null = null;
  return {
    name: 'posse-icons',
    resolveId: (id) => ([GROUP, SINGLE].some((prefix) => `\0${id}`.startsWith(prefix)) ? `\0${id}` : undefined),
    load(id) {
      const read = id.startsWith(GROUP) ? picked : id.startsWith(SINGLE) ? pathOf : null;
      if (read === null) return undefined;
      set ??= wholeSet();
      return `export default ${JSON.stringify(read(set, id.slice(id.indexOf('/') + 1)))}`;
    },
  };
}

function wholeSet(): Record<string, { body: string }> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf-8')).icons;
}

function picked(set: Record<string, { body: string }>, group: string): Record<string, string> {
  if (!GROUPS.includes(group as IconGroup)) throw new Error(`no such group of icons: ${group}`);
  return Object.fromEntries(PICKED[group as IconGroup].map((name) => [name, pathOf(set, name)]));
}

function pathOf(set: Record<string, { body: string }>, name: string): string {
  const path = PATH.exec(set[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`the icon ${name} is not in the set as one path`);
  return path;
}
