/** Notifications of this browser: whether it can show them, and how it is registered for them. */

import { api, type Browser } from '../../lib/api';
import type { Alerts, Language } from '../../lib/wire';

/** `install`: an iPhone or iPad shows notifications only of apps on its home screen. */
export type Ability = 'can' | 'denied' | 'install' | 'cannot';

export function ability(): Ability {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return 'cannot';
  if (!('PushManager' in globalThis)) return isOnApple() ? 'install' : 'cannot';
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

function isOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone !== true;
}

/** How this browser is registered now, if it is. */
async function subscribed(): Promise<PushSubscription | null> {
  if (ability() === 'cannot' || ability() === 'install') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The id by which the server knows this browser: a hash of where it is sent notifications; null if it is not. */
export async function ownId(): Promise<string | null> {
  const found = await subscribed();
  if (!found) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ask the reader, and register this browser; null if the reader does not want it. */
export async function subscribe(key: string, lang: Language): Promise<Alerts | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  // One for another server, or for an earlier key of this one, would be in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return api.addBrowser(asSent(made), lang);
}

export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

/** Tell the server once in a while what it may have forgotten: a browser can be given another address at any time. */
export async function renew(lang: Language): Promise<void> {
  const [found, id] = await Promise.all([subscribed(), ownId()]).catch(() => [null, null]);
  if (!found || id === null) return;
  const known = `${id} ${lang}`;
  if (sessionStorage.getItem(KEPT_AS) === known) return;
  const told = await api.addBrowser(asSent(found), lang).catch(() => null);
  if (told) sessionStorage.setItem(KEPT_AS, known);
}

const KEPT_AS = 'posse-push';

function asSent(subscription: PushSubscription): Browser {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
