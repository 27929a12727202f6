/** Sentences for people, made by Fluent from the words of the games: the browser's twin of texts.py.
 *
 * An argument `n` with the word `w` of the list `l` gives a sentence these variables: `$n` is the text of the noun
 * `l-w`, `$n_key` is `w` itself, and `$n_acc` is the attribute `.acc` of that noun. A noun that lacks a form others of
 * its list have is said plainly. In a list whose words are made of parts, a word without a text of its own is the
 * message `l`, given those parts. Numbers stay numbers, so that plurals are right, and a seat is its player's name.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { game as declaredGame } from './api';
import { Rules, type Chapter, type InShort } from './rules';
import { MINUS, typeset, withMinus } from './typography';
import type { Argument, Game, GameEvent, Obstacle, Question, Said, Seat, WireError } from './wire';
import { argumentsOf, HIDDEN, isHidden, isWhole, NOTHING, partsOf, verbOf, wordsOf } from './words';

export type Facts = Record<string, unknown>;
type Variables = Record<string, FluentVariable>;

/** What a word of a list is called at this table, in this form, beside these words; null where its text serves. */
export type Naming = (list: string, word: string, form: string, beside: readonly string[]) => string | null;

const MOST_LISTED = 8;
/** The points of a game that counts in something else. */
const OWN_SCORE = 'points-of-game';

/** All sentences of one language: those common to all games and, with a game, its own. */
export class Texts {
  readonly lang: string;
  readonly game: string | null;
  /** The verbs, events, steps and obstacles of the game with their arguments. */
  readonly declared: Pick<Game, 'verbs' | 'events' | 'steps' | 'obstacles' | 'parts' | 'plans'>;
  readonly #bundle: FluentBundle;
  readonly #forms: Map<string, Set<string>>;
  readonly #naming: Naming | null;
  #rules: Rules | null = null;

  constructor(
    lang: string,
    sources: readonly string[] | Texts,
    game: Game | null = null,
    naming: Naming | null = null,
  ) {
    this.lang = lang;
    this.#naming = naming;
    if (sources instanceof Texts) {
      ({ game: this.game, declared: this.declared } = sources);
      this.#bundle = sources.#bundle;
      this.#forms = sources.#forms;
      this.#rules = sources.#rules;
      return;
    }
    this.game = game?.name ?? null;
    this.declared = game ?? { verbs: {}, events: {}, steps: {}, obstacles: {}, parts: {}, plans: {} };
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#forms = new Map();
    for (const source of sources) this.#read(source);
  }

  /** The same texts, in which some things are called as they are at one table. */
  at(naming: Naming): Texts {
    return new Texts(this.lang, this, null, naming);
  }

  /** Add a file, and note which forms the nouns of each list have. */
  #read(source: string): void {
    const resource = new FluentResource(typeset(source, this.lang));
    this.#bundle.addResource(resource);
    for (const entry of resource.body) {
      const list = entry.id.split('-', 1)[0] as string;
      const forms = this.#forms.get(list) ?? new Set();
      for (const form of Object.keys(entry.attributes)) forms.add(form);
      if (forms.size > 0) this.#forms.set(list, forms);
    }
  }

  // --- messages

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message. A missing one shows as its key, which is better than no page. */
  say(key: string, facts: Facts = {}): string {
    return this.#formatted(key, '', facts as Variables);
  }

  /** A form of a message, or the message itself if it has no such form. */
  form(key: string, form: string, facts: Facts): string {
    return this.#formatted(key, form, facts as Variables);
  }

  #formatted(key: string, form: string, variables: Variables): string {
    const message = this.#bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern === undefined || pattern === null) return key;
    return withMinus(this.#bundle.formatPattern(pattern, variables, []));
  }

  // --- the words of a game

  /** An answer in words, as it is offered. */
  choice(phrase: string, names: readonly string[] = []): string {
    const verb = verbOf(phrase);
    return this.#sentence(`verb-${verb}`, this.declared.verbs[verb], argumentsOf(phrase), names);
  }

  /** What happened; what is hidden from the reader has a sentence of its own. */
  event(event: GameEvent, names: readonly string[] = []): string {
    const declared = this.declared.events[event.event] ?? [];
    const key = isHidden(event) ? `event-${event.event}-hidden` : `event-${event.event}`;
    return this.#sentence(key, declared, wordsOf(event, declared), names);
  }

  /** What the sentence of an event begins with in most languages: the player, or the first thing it speaks of. */
  subject(event: GameEvent, names: readonly string[] = []): string {
    const [first] = this.declared.events[event.event] ?? [];
    if (first === undefined) return '';
    const [name, list] = first;
    return String(this.#variables(name, list, wordsOf(event, [first])[0] ?? NOTHING, names)[name]);
  }

  /** What is asked, to the seat that is asked. */
  question(question: Question, names: readonly string[] = []): string {
    const declared = this.declared.steps[question.step] ?? [];
    return this.#sentence(`ask-${question.step}`, declared, wordsOf(question, declared), names);
  }

  /** Why something is not possible. */
  obstacle(obstacle: Obstacle, names: readonly string[] = []): string {
    const declared = this.declared.obstacles[obstacle.obstacle] ?? [];
    return this.#sentence(`why-${obstacle.obstacle}`, declared, wordsOf(obstacle, declared), names);
  }

  /** A message about facts: numbers, and words each with the name of its list. */
  told(key: string, facts: Said['facts'], names: readonly string[] = []): string {
    const variables: Variables = {};
    for (const [name, fact] of Object.entries(facts)) {
      const [list, word] = typeof fact === 'number' ? ['number', String(fact)] : fact;
      Object.assign(variables, this.#variables(name, list as string, word as string, names));
    }
    return this.#formatted(key, '', variables);
  }

  /** The seats that an event names, whoever acts. */
  seatsIn(event: GameEvent): Seat[] {
    const declared = (this.declared.events[event.event] ?? []).filter(
      ([, list]) => list === 'seat' || list === 'seats',
    );
    const words = wordsOf(event, declared).filter((word) => word !== HIDDEN);
    return words.flatMap((word) => seatsIn(word).map(Number));
  }

  /** Whether the game calls a seat by this name, such as `owner`. */
  isSeat(name: string): boolean {
    const { verbs, events, steps } = this.declared;
    const declared = [verbs, events, steps].flatMap((words) => Object.values(words).flat());
    return declared.some(([argument, list]) => argument === name && list === 'seat');
  }

  /** A word of a list, plainly or in a form: `building`, `bank`. */
  noun(list: string, word: string, form = '', beside: readonly string[] = []): string {
    if (word === HIDDEN || isWhole(word)) return word;
    if (word === NOTHING) return this.say('nothing');
    const known = this.#naming?.(list, word, form, beside);
    if (known !== null && known !== undefined) return known;
    const key = `${list}-${word}`;
    const parts = this.declared.parts[list];
    if (parts === undefined || this.has(key)) return this.#formatted(key, form, {});
    return this.#formatted(list, form, partsOf(word, parts));
  }

  #sentence(key: string, declared: readonly Argument[] = [], words: readonly string[], names: readonly string[]) {
    const variables: Variables = {};
    declared.forEach(([name, list], place) => {
      Object.assign(variables, this.#variables(name, list, words[place] ?? NOTHING, names, words));
    });
    return this.#formatted(key, '', variables);
  }

  /** What a sentence may say of one argument; `beside`: the words of all. */
  #variables(
    name: string,
    list: string,
    word: string,
    names: readonly string[],
    beside: readonly string[] = [],
  ): Variables {
    const key = { [`${name}_key`]: word };
    if (word !== HIDDEN && list === 'seats') return { ...key, [name]: this.#seats(seatsIn(word), names) };
    if (word !== HIDDEN && list === 'seat') return { ...key, [name]: this.#seat(word, names) };
    if (isWhole(word)) return { ...key, [name]: Number(word) };
    const variables: Variables = { ...key, [name]: this.noun(list, word, '', beside) };
    for (const form of this.#forms.get(list) ?? []) variables[`${name}_${form}`] = this.noun(list, word, form, beside);
    return variables;
  }

  #seat(word: string, names: readonly string[]): string {
    if (word === NOTHING) return this.say('nobody');
    return names[Number(word)] ?? this.say('seat-number', { number: Number(word) });
  }

  #seats(words: readonly string[], names: readonly string[]): string {
    return this.list(words.length > 0 ? words.map((word) => this.#seat(word, names)) : [this.say('nobody')]);
  }

  // --- errors

  /** What went wrong, what is possible instead, and why. */
  error(error: WireError, names: readonly string[] = []): string {
    const { key, facts } = error;
    if (!this.has(`error-${key}`)) return this.say('error-unknown', { key });
    const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#fact(name, fact, names)]));
    const said = [this.say(`error-${key}`, told)];
    if (Array.isArray(facts['allowed']) && facts['allowed'].length > 0) {
      const more = typeof facts['more'] === 'number' ? facts['more'] : 0;
      said.push(this.say('error-allowed', { allowed: this.#listed(facts['allowed'], more) }));
    }
    if (isError(facts['reason'])) said.push(String(told['reason']));
    return said.join(' ');
  }

  #fact(name: string, fact: unknown, names: readonly string[]): FluentVariable {
    if (isError(fact)) return this.error(fact, names);
    if (name === 'seat') return this.#seat(String(fact), names);
    if (Array.isArray(fact)) return name === 'asked' ? this.#seats(fact.map(String), names) : this.#listed(fact);
    if (name === 'kind' && this.has(`noun-${String(fact)}`)) return this.say(`noun-${String(fact)}`);
    return typeof fact === 'number' ? fact : String(fact);
  }

  /** A list for reading: its first words, and how many follow, with those that the list itself leaves out. */
  #listed(values: readonly unknown[], more = 0): string {
    const shown = values.slice(0, MOST_LISTED).map((value) => this.say('quoted', { text: String(value) }));
    const left = values.length - shown.length + more;
    if (left === 0) return this.list(shown, 'disjunction');
    return this.say('list-more', { items: shown.join(', '), count: left });
  }

  // --- rules, fetched when first wanted

  /** Await this before calling `rule`, `rules` and `inShort`. */
  async fetchRules(): Promise<void> {
    if (this.game === null || this.#rules !== null) return;
    const source = await RULES[`${GAMES}/${this.game}/text/rules/${this.lang}.ftl`]?.();
    this.#rules = source === undefined ? null : new Rules(this.lang, source);
  }

  /** The summary of a rule such as CC-7.5, if there is one. */
  rule(id: string): string | null {
    return this.#rules?.rule(id) ?? null;
  }

  /** Every chapter of the rules with its heading and the summaries in it. */
  rules(): Chapter[] {
    return this.#rules?.chapters() ?? [];
  }

  /** The goal of the game and a turn in a few lines, if its rules say so. */
  inShort(): InShort | null {
    return this.#rules?.inShort() ?? null;
  }

  /** A text as a heading or a row begins it. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  // --- numbers, dates and lists in the reader's form

  /** Four digits stand together, as printed on the tokens of the games. */
  number(value: number): string {
    const digits = new Intl.NumberFormat(this.lang, { useGrouping: 'min2' }).format(Math.abs(value));
    return value < 0 ? `${MINUS}${digits}` : digits;
  }

  /** A change: with a plus or a true minus. */
  signed(value: number): string {
    return value < 0 ? this.number(value) : `+${this.number(value)}`;
  }

  /** A sum of money, whose minus stands before the sign of the dollar. */
  money(amount: number): string {
    const sum = this.say('money', { amount: Math.abs(amount) });
    return amount < 0 ? `${MINUS}${sum}` : sum;
  }

  /** Money received or paid. */
  cashed(amount: number): string {
    return amount < 0 ? this.money(amount) : `+${this.money(amount)}`;
  }

  /** Whether the game counts in something else than points. */
  get hasOwnScore(): boolean {
    return this.has(OWN_SCORE);
  }

  /** A result in what the game counts. */
  score(count: number): string {
    if (!this.hasOwnScore) return this.say('points', { count });
    const sum = this.say(OWN_SCORE, { count: Math.abs(count) });
    return count < 0 ? `${MINUS}${sum}` : sum;
  }

  /** A result in a column of results, where points are plain numbers. */
  tally(count: number): string {
    return this.hasOwnScore ? this.score(count) : this.number(count);
  }

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  }

  list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.lang, { type }).format(items);
  }
}

function seatsIn(word: string): string[] {
  return word === NOTHING ? [] : word.split('+');
}

function isError(fact: unknown): fact is WireError {
  return typeof fact === 'object' && fact !== null && 'key' in fact && 'facts' in fact;
}

// --- the files, each a chunk of its own

type Files = Record<string, () => Promise<string>>;

const COMMON = '../../../src/posse/text';
const GAMES = '../../../src/posse/games';

const FILES: Files = {
  ...import.meta.glob<string>('../../../src/posse/text/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>(['../../../src/posse/text/web/*/*.ftl', '!../../../src/posse/text/web/*/analysis.ftl'], {
    import: 'default',
  }),
  ...import.meta.glob<string>('../../../src/posse/games/*/text/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/posse/games/*/text/title/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/posse/games/*/text/web/*.ftl', { import: 'default' }),
};
/** Texts that only some pages want: those of a game by their folder, common ones by the name of their file. */
const ROOMS: Files = {
  ...import.meta.glob<string>('../../../src/posse/text/web/*/analysis.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/posse/games/*/text/lessons/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('../../../src/posse/games/*/text/coach/*.ftl', { import: 'default' }),
};
const RULES: Files = import.meta.glob<string>('../../../src/posse/games/*/text/rules/*.ftl', { import: 'default' });

/** The texts of a language; with the name of a game, its words too, and with rooms such as `lessons coach`, theirs. */
export async function loadTexts(lang: string, game: string | null, rooms = ''): Promise<Texts> {
  const more = rooms.split(' ').flatMap((room) => roomOf(room, lang, game));
  const files = filesOf(lang, game).map((path) => FILES[path] as () => Promise<string>);
  const sources = Promise.all([...files, ...more].map((fetched) => fetched()));
  const declared = game === null ? null : await declaredGame(game);
  return new Texts(lang, await sources, declared);
}

function roomOf(room: string, lang: string, game: string | null): (() => Promise<string>)[] {
  return [ROOMS[`${COMMON}/web/${lang}/${room}.ftl`], ROOMS[`${GAMES}/${game}/text/${room}/${lang}.ftl`]].filter(
    (file) => file !== undefined,
  );
}

function filesOf(lang: string, game: string | null): string[] {
  const own = game === null ? [] : [`${GAMES}/${game}/text/${lang}.ftl`, `${GAMES}/${game}/text/web/${lang}.ftl`];
  const shared = Object.keys(FILES).filter(
    (path) => path.startsWith(`${COMMON}/web/${lang}/`) || path.endsWith(`/text/title/${lang}.ftl`),
  );
  return [`${COMMON}/${lang}.ftl`, ...shared, ...own].filter((path) => path in FILES);
}
