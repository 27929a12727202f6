/** The service worker: shows notifications, and the page without a network.
 *
 * Pages come from the network, and from the cache only if there is none; so nobody sees an old one. The files of a build
 * have hashes in their names and are cached as they are used, together with the page of the same build. A new build is
 * a new worker with a cache of its own; it waits until the pages of the old one are closed.
 */

import { shows, tableOf, wayOf } from './requests';

// The libraries of TypeScript for pages and for workers exclude each other, so what is needed here is said here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): Message } | null;
}

interface Clicked extends Lasting {
  readonly notification: Notification;
}

interface Heard extends Lasting {
  readonly data: { keep: string[] };
}

interface Window {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Navigator;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetched) => void): void;
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void;
  addEventListener(kind: 'message', hear: (event: Heard) => void): void;
}

/** What the server sends: see `message` in couriers.py. */
interface Message {
  kind: string;
  table: string;
  turn: number;
  tag: string;
  lang: string;
  title: string;
  body: string;
}

// Filled in by the build: the files without which the page does not begin, and a hash of all files.
declare const POSSE_SHELL: string[];
declare const POSSE_BUILD: string;

const here = globalThis as unknown as Worker;
const OURS = 'posse-';
const CACHE = OURS + POSSE_BUILD;

function scope(): string {
  return here.registration.scope;
}

// --- without a network

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([scope(), ...POSSE_SHELL.map((file) => scope() + file)]);
}

async function dropOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(scope(), { cacheName: CACHE });
    if (kept) return kept;
    throw failure;
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** Cache what a page has loaded before this worker was there. */
async function keep(files: string[]): Promise<void> {
  const ours = files.filter((url) => wayOf({ method: 'GET', mode: 'cors', url }, scope()) === 'file');
  await Promise.allSettled(ours.map((url) => file(new Request(url))));
}

here.addEventListener('install', (event) => event.waitUntil(fill()));
here.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => here.clients.claim())));
here.addEventListener('message', (event) => event.waitUntil(keep(event.data.keep)));
here.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope());
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'file') event.respondWith(file(event.request));
});

// --- notifications

function windows(): Promise<Window[]> {
  return here.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Show a notification, unless the table is being looked at, or this was shown before. */
async function tell(message: Message): Promise<void> {
  const table = tableOf(scope(), message.table);
  const isSeen = (await windows()).some((one) => one.visibilityState === 'visible' && shows(one.url, table));
  const mark = `${message.kind} ${message.turn}`;
  const before = await here.registration.getNotifications({ tag: message.tag });
  if (!isSeen && !before.some((one) => (one.data as { mark: string }).mark === mark)) await show(message, table, mark);
  await count();
}

function show({ title, body, tag, lang }: Message, table: string, mark: string): Promise<void> {
  const [icon, badge] = ['icons/icon-192.png', 'icons/badge-96.png'].map((name) => scope() + name);
  // A later turn at the same table replaces the notification, and is heard again.
  const options = { body, tag, lang, icon, badge, renotify: true, data: { table, mark } };
  return here.registration.showNotification(title, options);
}

/** Show on the icon of the app at how many tables it is one's turn. */
async function count(): Promise<void> {
  if (!('setAppBadge' in here.navigator)) return;
  const answer = await fetch(`${scope()}api/waiting`).catch(() => null);
  if (answer?.ok) await here.navigator.setAppBadge(((await answer.json()) as { tables: number }).tables);
}

/** Go to the table: to a window that shows it, to any window of ours, or to a new one. */
async function open(table: string): Promise<void> {
  const all = await windows();
  const showing = all.find((one) => shows(one.url, table));
  if (showing) await showing.focus();
  else if (all[0]) await all[0].navigate(table).then(() => all[0]?.focus());
  else await here.clients.openWindow(table);
}

here.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
here.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { table: string }).table));
});
