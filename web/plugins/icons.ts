/** Picks the icons in use out of the big set, as modules `virtual:icons/<group>` that map a name to its path. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GROUPS, PICKED, type IconGroup } from '../src/shell/icons.ts';

const PREFIX = 'virtual:icons/';
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

export function icons(): Plugin {
  let set: Record<string, { body: string }> | null = null;
  return {
    name: 'posse-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= wholeSet();
      return `export default ${JSON.stringify(picked(set, id.slice(PREFIX.length + 1)))}`;
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
