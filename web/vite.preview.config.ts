/** Builds what draws previews on the server: one script without a page, and one style sheet. */

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from './plugins/fonts.ts';
import { icons } from './plugins/icons.ts';
import { land } from './plugins/land.ts';

const home = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server brings the texts, so the script has none. */
function textless(): Plugin {
  return {
    name: 'posse-textless',
    enforce: 'pre',
    load: (id) => (id.endsWith('.ftl') ? `export default ''` : undefined),
  };
}

export default defineConfig({
  plugins: [svelte(), textless(), icons(), land(), fonts(home('src/shell/fonts.css'))],
  publicDir: false,
  // Nothing is loaded when it runs.
  ssr: { noExternal: true },
  build: {
    ssr: home('src/preview/entry.ts'),
    outDir: home('../src/posse/server/previews/drawing'),
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    // As it is written: the server resolves it.
    cssMinify: false,
    cssTarget: 'esnext',
    ssrEmitAssets: true,
    cssCodeSplit: false,
    rolldownOptions: {
      output: { format: 'iife', name: 'posse', entryFileNames: 'preview.js', assetFileNames: 'preview[extname]' },
    },
  },
});
