/** The icons fetched so far. */

import { SvelteMap } from 'svelte/reactivity';
import shell from 'virtual:icons/shell';
import { groupOf, type IconGroup, type PickedName } from './icons';

const FETCHED: Record<Exclude<IconGroup, 'shell'>, () => Promise<{ default: Record<string, string> }>> = {
  film: () => import('virtual:icons/film'),
  replay: () => import('virtual:icons/replay'),
  table: () => import('virtual:icons/table'),
};

const paths = new SvelteMap<string, string>(Object.entries(shell));
const asked = new Set<IconGroup>(['shell']);

/** The path of an icon on a grid of 512; empty until its group is loaded. */
export function pathOf(name: PickedName): string {
  const found = paths.get(name);
  if (found === undefined) void fetchGroup(groupOf(name));
  return found ?? '';
}

/** Fetch a group ahead of need. */
export async function fetchGroup(group: IconGroup): Promise<void> {
  if (group === 'shell' || asked.has(group)) return;
  asked.add(group);
  try {
    const { default: found } = await FETCHED[group]();
    for (const [name, path] of Object.entries(found)) paths.set(name, path);
  } catch {
    asked.delete(group);
  }
}
