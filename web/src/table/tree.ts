/** Any game's view as a tree that can be read: keys and values in words where the game has texts for them. */

import type { Texts } from '../lib/fluent';
import { squareOf } from '../lib/words';

export interface Twig {
  label: string;
  /** The value in words; null where there are twigs below. */
  text: string | null;
  twigs: Twig[];
}

export function treeOf(view: Record<string, unknown>, names: readonly string[], texts: Texts): Twig[] {
  return Object.entries(view).map(([key, value]) => twig(labelOf(key, texts), key, value, names, texts));
}

function twig(label: string, key: string, value: unknown, names: readonly string[], texts: Texts): Twig {
  if (isPlain(value)) return { label, text: worded(key, value, texts), twigs: [] };
  if (Array.isArray(value) && value.every(isPlain)) {
    return { label, text: texts.list(value.map((one) => worded(key, one, texts))) || texts.say('nothing'), twigs: [] };
  }
  const entries = Object.entries(value as object);
  if (entries.length === 0) return { label, text: texts.say('nothing'), twigs: [] };
  const named = (inner: string) => (Array.isArray(value) ? (names[Number(inner)] ?? inner) : labelOf(inner, texts));
  return { label, text: null, twigs: entries.map(([inner, one]) => twig(named(inner), inner, one, names, texts)) };
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

/** What a key means: a label of the game, the name of a list, or the key itself made readable. */
export function labelOf(key: string, texts: Texts): string {
  const known = [`label-${key}`, `noun-${key}`, `component-${key}`, `place-${key}`].find((one) => texts.has(one));
  if (known) return texts.say(known);
  return squareOf(key) ? key.toUpperCase() : key.replaceAll('_', ' ');
}

function worded(key: string, value: string | number | boolean | null, texts: Texts): string {
  if (value === null) return texts.say('nothing');
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return texts.number(value);
  if (texts.has(`${key}-${value}`)) return texts.noun(key, value);
  return labelOf(value, texts);
}
