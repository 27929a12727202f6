/** Fluent files as modules of plain text, without comments. */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'posse-fluent',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl')) return undefined;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(withoutComments(await readFile(id, 'utf-8')))}`;
    },
  };
}

export function withoutComments(source: string): string {
  const lines = source.split('\n').filter((line) => !line.startsWith('#'));
  return lines.join('\n').replace(/\n{2,}(?=\S)/g, '\n');
}
