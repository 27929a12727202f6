/** The page as an app: its manifest, its service worker, and the number on its icon. */

import { speech } from '../../lib/language.svelte';
import { to } from '../../lib/root';
import { me } from '../me.svelte';
import { settings } from '../settings.svelte';
import { keepCount } from './badge';
import { renew } from './push';

/** Start everything; returns a function that stops it. */
export function begin(): () => void {
  nameManifest(settings.lang);
  if (import.meta.env.PROD) void register();
  if (me.name === null) return () => undefined;
  void renew(settings.lang);
  return keepCount();
}

/** The manifest says what the app is called in the reader's language. */
function nameManifest(lang: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? document.createElement('link');
  link.rel = 'manifest';
  link.href = to(`/manifest.webmanifest?lang=${lang}`);
  document.head.append(link);
}

/** Register the worker, and let it keep what was loaded before it was there, once the texts are, too. */
async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !speech.ready) return;
  try {
    await navigator.serviceWorker.register(to('/sw.js'), { scope: to('/') });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
  } catch {
    /* the browser does not want one: everything works as before */
  }
}
