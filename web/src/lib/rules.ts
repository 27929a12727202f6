/** The summary of a game's rules in one language; `rule-CC-7-5` is CC-7.5, of the chapter `chapter-7`.
 *
 * A chapter whose rules have no number of their own chapter names their letters: `.rules = EX`.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { typeset } from './typography';

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** What the rules begin with: what it is all about, and a turn in a few lines. */
export interface InShort {
  goal: string;
  turn: string[];
}

export class Rules {
  readonly #bundle: FluentBundle;
  readonly #keys: string[];

  constructor(lang: string, source: string) {
    const resource = new FluentResource(typeset(source, lang));
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(resource);
    this.#keys = resource.body.map((entry) => entry.id);
  }

  rule(id: string): string | null {
    const key = `rule-${id.replaceAll('.', '-')}`;
    return this.#bundle.hasMessage(key) ? this.#said(key) : null;
  }

  /** Null for a game that says nothing in short. */
  inShort(): InShort | null {
    if (!this.#bundle.hasMessage('goal')) return null;
    const turn = this.#keys.filter((one) => one.startsWith('turn-'));
    return { goal: this.#said('goal'), turn: turn.map((key) => this.#said(key)) };
  }

  chapters(): Chapter[] {
    const found = new Map<string, Chapter>();
    for (const key of this.#keys.filter((one) => one.startsWith('chapter-'))) {
      found.set(this.#letters(key), { title: this.#said(key), rules: [] });
    }
    for (const key of this.#keys.filter((one) => one.startsWith('rule-'))) {
      const [, letters = '', ...numbers] = key.split('-');
      const chapter = found.get(numbers.length > 1 ? (numbers[0] as string) : letters);
      chapter?.rules.push({ id: `${letters}-${numbers.join('.')}`, text: this.#said(key) });
    }
    return [...found.values()].filter((chapter) => chapter.rules.length > 0);
  }

  /** How the rules of a chapter begin: by its number, or by letters of their own. */
  #letters(key: string): string {
    const own = this.#bundle.getMessage(key)?.attributes['rules'];
    return own ? this.#bundle.formatPattern(own, {}, []) : key.slice('chapter-'.length);
  }

  #said(key: string): string {
    const value = this.#bundle.getMessage(key)?.value;
    return value ? this.#bundle.formatPattern(value, {}, []) : key;
  }
}

/** The chapters with only the rules that speak of all the words wanted, or that carry the wanted number. */
export function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const fits = (chapter: Chapter, rule: Rule) => {
    const text = plain(`${rule.id} ${chapter.title} ${rule.text}`);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The path of the page of a game's rules: as a table with these options plays it, if they are given. */
export function rulesPath(game: string, options: Readonly<Record<string, string>> = {}, seats?: number): string {
  const wanted = new URLSearchParams();
  if (Object.keys(options).length > 0) wanted.set('options', new URLSearchParams(options).toString());
  if (seats !== undefined) wanted.set('seats', String(seats));
  return wanted.size > 0 ? `/rules/${game}?${wanted.toString()}` : `/rules/${game}`;
}

/** Small letters without accents, so that `placa` finds `płaca`. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
