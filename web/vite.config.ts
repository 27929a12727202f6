import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluent } from './plugins/fluent.ts';
import { icons } from './plugins/icons.ts';
import { land } from './plugins/land.ts';
import { packed } from './plugins/packed.ts';
import { previews } from './plugins/previews.ts';
import { worker } from './plugins/worker.ts';

const home = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), fluent(), icons(), land(), worker(), packed(), previews(home('vite.preview.config.ts'))],
  // Without this Vitest would load the half of Svelte that is made for servers, and nothing could be rendered.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // The page may be served under a path; the server makes the addresses in its HTML absolute.
  base: './',
  build: {
    outDir: home('../src/posse/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [home('.'), home('../src/posse')] },
    proxy: {
      '/api': { target: process.env['POSSE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true },
      '/previews': { target: process.env['POSSE_SERVER'] ?? 'http://127.0.0.1:8000' },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000, // a hang is a failure, a slow machine is not
  },
});
