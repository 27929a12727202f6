/** What the keyboard does in a replay. */

export type Deed = 'back' | 'forward' | 'start' | 'end' | 'toggle';

const DEEDS: Record<string, Deed> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
  ' ': 'toggle',
};

/** What a key means; keys that a field, a list or a button needs for itself mean nothing here. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, [role=radiogroup], dialog')) return null;
  if (event.key === ' ' && target?.closest('button, a, summary')) return null;
  return DEEDS[event.key] ?? null;
}
