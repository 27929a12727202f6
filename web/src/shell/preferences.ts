/** What a person can set, how it is kept, and what it is before anybody has set anything. */

import { TEMPOS, type Tempo } from '../lib/pacing';
import { LEVELS, type Level } from '../lib/wire';

export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
/** How fast things move; 0 switches movement off. */
export const PACES = [0, 0.5, 1, 2] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

export interface Preferences {
  lang: Language;
  theme: Theme;
  pace: Pace;
  /** Whether the browser wanted no motion when that was set: a later wish of it counts anew. */
  still: boolean;
  /** How fast the moves of others follow each other. */
  tempo: Tempo;
  /** Whether the first tap shows what a second one does. */
  twice: boolean;
  /** Whether it has been said that a long press explains. */
  told: boolean;
  /** Off until somebody has been asked. */
  sound: boolean;
  soundAsked: boolean;
  /** How loud, above 0 and up to 1. */
  volume: number;
  patterns: boolean;
  /** Whether a coach explains what is new in games against bots. */
  coach: boolean;
  /** How strong the bots of a quick game are. */
  level: Level;
}

/** A level that gives a newcomer a fair game. */
export const USUAL_LEVEL: Level = 'level2';

/** Preferences that the browser reports. */
export interface Wishes {
  languages: readonly string[];
  stillness: boolean;
}

export function defaults(wishes: Wishes): Preferences {
  return {
    lang: languageOf(wishes.languages) ?? 'en',
    theme: 'auto',
    pace: usualPace(wishes.stillness),
    still: wishes.stillness,
    tempo: 'brisk',
    twice: false,
    told: false,
    sound: false,
    soundAsked: false,
    volume: 0.6,
    patterns: false,
    coach: false,
    level: USUAL_LEVEL,
  };
}

/** How fast things move for those who have set nothing else. */
export function usualPace(still: boolean): Pace {
  return still ? 0 : 1;
}

/** The first language of the reader that we speak, if there is one. */
export function languageOf(wanted: readonly string[]): Language | null {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((lang) => isOneOf(LANGUAGES, lang)) ?? null;
}

/** Stored preferences, with defaults for anything missing or invalid. */
export function restored(kept: string | null, fallback: Preferences): Preferences {
  const found = parsed(kept);
  return {
    lang: isOneOf(LANGUAGES, found['lang']) ? found['lang'] : fallback.lang,
    theme: isOneOf(THEMES, found['theme']) ? found['theme'] : fallback.theme,
    pace: isOneOf(PACES, found['pace']) && (found['still'] ?? false) === fallback.still ? found['pace'] : fallback.pace,
    still: fallback.still,
    tempo: isOneOf(TEMPOS, found['tempo']) ? found['tempo'] : fallback.tempo,
    twice: typeof found['twice'] === 'boolean' ? found['twice'] : fallback.twice,
    told: typeof found['told'] === 'boolean' ? found['told'] : fallback.told,
    sound: typeof found['sound'] === 'boolean' ? found['sound'] : fallback.sound,
    soundAsked: typeof found['soundAsked'] === 'boolean' ? found['soundAsked'] : found['sound'] === true,
    volume: isVolume(found['volume']) ? found['volume'] : fallback.volume,
    patterns: typeof found['patterns'] === 'boolean' ? found['patterns'] : fallback.patterns,
    coach: typeof found['coach'] === 'boolean' ? found['coach'] : fallback.coach,
    level: isOneOf(LEVELS, found['level']) ? found['level'] : fallback.level,
  };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isVolume(one: unknown): one is number {
  return typeof one === 'number' && one > 0 && one <= 1;
}

function isOneOf<T>(all: readonly T[], one: unknown): one is T {
  return all.includes(one as T);
}
