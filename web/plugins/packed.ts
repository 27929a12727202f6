/** Writes every text file of the built page compressed beside it, so that the server only has to send it.
 *
 * Not the HTML: in it the server fills in where everything is served.
 */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a compressed file saves nothing worth a second file. */
const LEAST_BYTES = 1024;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  await writeFile(`${path}.br`, brotliCompressSync(text, BEST));
  await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
}

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'posse-packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(folder, name))));
    },
  };
}
