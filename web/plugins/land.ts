/** Runs each module named `*.land.ts` while the page is built: the page gets what it exports by default, as data.
 *
 * So the ground of a board is made by code with a fixed seed, and neither that code nor a generated file that could be
 * stale is part of the page or of the repository.
 */

import { runnerImport, type Plugin } from 'vite';

export function land(): Plugin {
  return {
    name: 'posse-land',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.land.ts')) return undefined;
      const { module, dependencies } = await runnerImport<{ default: unknown }>(id, { configFile: false });
      for (const file of [id, ...dependencies]) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(module.default))})`;
    },
  };
}
