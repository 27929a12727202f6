/** At how many tables it is the reader's turn: on the icon of the app, and as a dot on that of the tab. */

import { api } from '../../lib/api';
import { to } from '../../lib/root';

const COUNT_EVERY_MS = 30_000;
const DOT = '<circle cx="50" cy="14" r="13" fill="#c8321f" stroke="#fff" stroke-width="3"/>';

let plain: Promise<string> | null = null;
let shown = 0;

/** Count now and from time to time, also while the page is hidden; returns a function that stops it. */
export function keepCount(): () => void {
  const look = () => void count();
  look();
  const timer = setInterval(look, COUNT_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

async function count(): Promise<void> {
  const told = await api.waiting().catch(() => null);
  if (told) await show(told.tables);
}

/** Show the number; without any there is neither number nor dot. */
export async function show(tables: number): Promise<void> {
  await setBadge(tables);
  if (tables > 0 === shown > 0) return;
  shown = tables;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = tables > 0 ? await dotted() : to('/favicon.svg');
}

/** A browser shows it on installed apps only, and may refuse. */
async function setBadge(tables: number): Promise<void> {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(tables).catch(() => undefined);
}

/** The drawing of the icon with a dot on it. */
async function dotted(): Promise<string> {
  plain ??= fetch(to('/favicon.svg')).then((answer) => answer.text());
  const drawing = (await plain).replace('</svg>', `${DOT}</svg>`);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
