/** What went wrong, in words. */

import { Refused } from '../lib/api';
import type { Texts } from '../lib/fluent';
import type { WireError } from '../lib/wire';
import { toast } from './toasts.svelte';

/** The error behind a failure; an unexpected one is `unforeseen`. */
export function errorOf(failure: unknown): WireError {
  return failure instanceof Refused ? failure.wire : { key: 'unforeseen', facts: {} };
}

export function toldOf(texts: Texts, failure: unknown): string {
  return texts.error(errorOf(failure));
}

/** Do something that may be refused; a refusal is shown as a toast and answered with null. */
export async function attempt<T>(texts: Texts, deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (failure) {
    toast(toldOf(texts, failure), { bad: true });
    return null;
  }
}
