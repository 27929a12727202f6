/** Fluent files as modules of plain text, without what no browser says: comments and the texts of the command line. */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ENTRY = /^(-?[a-zA-Z][\w-]*)\s*=/;
const TERMINAL_ONLY = /^cli-/;

export function fluent(): Plugin {
  return {
    name: 'posse-fluent',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl')) return undefined;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(said(await readFile(id, 'utf-8')))}`;
    },
  };
}

/** The messages that a browser may say. An entry begins at the left rim and lasts until the next one or a comment. */
export function said(source: string): string {
  let kept = true;
  const lines = source.split('\n').filter((line) => {
    if (line.startsWith('#')) return false;
    const entry = ENTRY.exec(line)?.[1];
    if (entry !== undefined) kept = !TERMINAL_ONLY.test(entry);
    return kept;
  });
  return lines.join('\n').replace(/\n{2,}(?=\S)/g, '\n');
}
