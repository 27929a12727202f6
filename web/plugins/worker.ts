/** Builds the service worker, and tells it which files the page begins with and which build it belongs to. */

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const SOURCE = fileURLToPath(new URL('../worker/sw.ts', import.meta.url));
const NAME = 'sw.js';

export function worker(): Plugin {
  return {
    name: 'posse-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
    },
    // After all names are settled.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = bundle[NAME];
        if (built?.type !== 'chunk') throw new Error('the service worker was not built');
        if (built.imports.length > 0) throw new Error('the service worker must be one file');
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const hash = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
        built.code = `const POSSE_SHELL=${JSON.stringify(shellOf(bundle))},POSSE_BUILD=${JSON.stringify(hash)};${built.code}`;
      },
    },
  };
}

/** The files that the page loads before anything else: its entry, what that imports, and their styles. */
export function shellOf(bundle: Rollup.OutputBundle): string[] {
  const shell = new Set<string>();
  const add = (name: string): void => {
    const found = bundle[name];
    if (shell.has(name) || found?.type !== 'chunk') return;
    shell.add(name);
    for (const style of found.viteMetadata?.importedCss ?? []) shell.add(style);
    found.imports.forEach(add);
  };
  for (const found of Object.values(bundle)) {
    if (found.type === 'chunk' && found.isEntry && found.fileName !== NAME) add(found.fileName);
  }
  return [...shell].sort();
}
