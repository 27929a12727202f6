import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/shell/preferences';

const SOURCE = join(import.meta.dirname, '../../src');
const TEXT = join(import.meta.dirname, '../../../src/posse/text');
const PARTS = ['shell', 'lobby', 'replay'];
/** Looks like a key but is a value of the autocomplete attribute. */
const NO_KEYS = ['new-password'];

/** Every message of the page in a language with its variables. */
function allMessages(lang: string): Record<string, string[]> {
  const folder = join(TEXT, 'web', lang);
  return Object.assign({}, ...readdirSync(folder).map((file) => messages(join(folder, file)))) as Record<
    string,
    string[]
  >;
}

/** Every message of a file with its variables. */
function messages(path: string): Record<string, string[]> {
  const entries = readFileSync(path, 'utf-8').split(/\n(?=[a-z][\w-]* =)/);
  const found = entries.filter((entry) => /^[a-z][\w-]* =/.test(entry));
  return Object.fromEntries(found.map((entry) => [entry.split(' =', 1)[0], variables(entry)]));
}

function variables(entry: string): string[] {
  return [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1] as string))].sort();
}

/** Every key that occurs in the source as a string literal. */
function keysUsed(): string[] {
  const files = PARTS.flatMap((part) => readdirSync(join(SOURCE, part)).map((file) => join(SOURCE, part, file)));
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(file, 'utf-8'));
  const prefix = '(?:shell|settings|lobby|new|room|seat-link|replay|account|about|missing)';
  const keys = sources.flatMap((source) => [...source.matchAll(new RegExp(`'(${prefix}-[a-z-]+)'`, 'g'))]);
  return [...new Set(keys.map((match) => match[1] as string))];
}

describe('the texts of the page', () => {
  const english = allMessages('en');

  it.each(LANGUAGES)('in the language %s have the same messages with the same variables', (lang) => {
    expect(allMessages(lang)).toEqual(english);
  });

  it('hold every key that the source names', () => {
    const missing = keysUsed().filter((key) => !(key in english) && !NO_KEYS.includes(key));
    expect(missing).toEqual([]);
  });
});
