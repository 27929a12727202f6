/** The settings of this browser, reactive and kept in its local storage. */

import { games } from '../lib/api';
import { defaults, languageOf, restored, usualPace, type Preferences } from './preferences';

const KEPT_AS = 'posse-settings';
const STILLNESS = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** No language was chosen, neither in the settings nor by the browser. */
const isSpeechless = kept() === null && languageOf(navigator.languages) === null;

export const settings: Preferences = $state(restored(kept(), defaults(wishes())));

/** Whether nothing is to move, or to be waited for. */
export function isStill(): boolean {
  return settings.pace === 0 || settings.tempo === 'once';
}

/** Store every change, and set the attributes that the style sheet needs. Call once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => keep(JSON.stringify(settings)));
    STILLNESS?.addEventListener('change', ({ matches }) => {
      settings.still = matches;
      settings.pace = usualPace(matches);
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset['theme'] = settings.theme;
      root.dataset['still'] = String(settings.pace === 0);
    });
  });
}

/** Fall back to the server's language if the browser asks for none that we have. */
export async function greet(): Promise<void> {
  if (!isSpeechless) return;
  const house = await games().catch(() => null);
  settings.lang = languageOf([house?.language ?? '']) ?? settings.lang;
}

function wishes() {
  return {
    languages: navigator.languages,
    stillness: STILLNESS?.matches ?? false,
  };
}

/** A browser may forbid storage; then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEPT_AS, text);
  } catch {
    /* storage is forbidden or full: nothing to be done */
  }
}
