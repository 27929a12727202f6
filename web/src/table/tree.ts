/** Any game's view as a tree that can be read: keys and values in words where the game has texts for them. */

import type { Texts } from '../lib/fluent';

export interface Twig {
  label: string;
  /** The value in words; null where there are branches below. */
  text: string | null;
  twigs: Twig[];
}

/** The most characters on one line. */
const SHORT = 4;

/** The texts and names to write with. */
interface Reader {
  names: readonly string[];
  texts: Texts;
}

export function treeOf(view: Record<string, unknown>, names: readonly string[], texts: Texts): Twig[] {
  return Object.entries(view).map(([key, value]) => twig(labelOf(key, texts), key, value, { names, texts }));
}

function twig(label: string, key: string, value: unknown, reader: Reader): Twig {
  const text = onOneLine(key, value, reader);
  if (text !== null) return { label, text, twigs: [] };
  const entries = Object.entries(value as object);
  const named = (inner: string) =>
    Array.isArray(value) ? (reader.names[Number(inner)] ?? inner) : labelOf(inner, reader.texts);
  return { label, text: null, twigs: entries.map(([inner, one]) => twig(named(inner), inner, one, reader)) };
}

/** A plain value, a list of them, or a few of them with their labels; null for all that is longer. */
function onOneLine(key: string, value: unknown, reader: Reader): string | null {
  const { texts } = reader;
  if (isPlain(value)) return worded(key, value, reader);
  const entries = Object.entries(value as object);
  if (entries.length === 0) return texts.say('nothing');
  if (!entries.every(([, one]) => isPlain(one))) return null;
  if (Array.isArray(value)) return texts.list(value.map((one) => worded(key, one, reader)));
  if (entries.length > SHORT) return null;
  return entries.map(([inner, one]) => `${labelOf(inner, texts)} ${worded(inner, one, reader)}`).join(', ');
}

type Plain = string | number | boolean | null;

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object';
}

/** What a key means: a label of the game, the name of a list, or the key itself made readable. */
export function labelOf(key: string, texts: Texts): string {
  const known = [`label-${key}`, `noun-${key}`, `component-${key}`, `place-${key}`].find((one) => texts.has(one));
  return known ? texts.say(known) : key.replaceAll('_', ' ');
}

function worded(key: string, value: Plain, { names, texts }: Reader): string {
  if (value === null) return texts.say('nothing');
  if (typeof value === 'boolean') return texts.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return (texts.isSeat(key) ? names[value] : undefined) ?? texts.number(value);
  if (texts.has(`${key}-${value}`)) return texts.noun(key, value);
  return labelOf(value, texts);
}
