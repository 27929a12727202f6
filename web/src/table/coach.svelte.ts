/** The coach of a first game: explains what is new when it first comes, and says nothing twice in a game.
 *
 * Which questions and events have words follows from the messages that exist: `coach-ask-<step>`, `coach-event-<event>`.
 */

import type { Texts } from '../lib/fluent';
import type { Shown } from '../lib/page';
import { BOT_NAMES, type Argument, type GameEvent, type Question, type Said, type Table } from '../lib/wire';
import { wordsOf } from '../lib/words';
import { FACES, type BotName, type Look } from '../shell/faces';

const KEPT_AS = 'posse-coach';
/** How many tables are remembered. */
const MOST_TABLES = 12;
/** What the game is about, and what a turn is for: said with the first question. */
const GOAL = 'coach-goal';
const EVENT = 'coach-event-';

/** A message with what it may name. */
export type Advice = Pick<Said, 'key' | 'facts'>;

/** The messages said at a table, each with the ticket of the question at that moment. */
type Memory = Record<string, number>;

/** Whether everybody else at the table is a bot. */
export function isAgainstBots({ seat, table }: Pick<Shown, 'seat' | 'table'>): boolean {
  return seat !== null && table.state === 'running' && table.seats.every((one) => one.seat === seat || isBot(one));
}

function isBot({ kind }: Table['seats'][number]): boolean {
  return kind === 'bot';
}

/** A face that does not play at the table; there are more of them than seats. */
export function faceBeside({ seats }: Pick<Table, 'seats'>): Look {
  const seated = new Set(seats.map(({ name }) => name));
  return FACES[BOT_NAMES.findLast((name) => !seated.has(name)) as BotName];
}

export class Coach {
  /** What is said now, and what waits to be said after it. */
  advice: readonly Advice[] = $state.raw([]);

  readonly #table: string;
  #before: Memory;
  #said: Memory = {};
  /** How much of the log is known; what happened before the coach came is not spoken of. */
  #read: number | null = null;
  /** The ticket of the question that waits for this person. */
  #asked: number | null = null;

  constructor(table: string) {
    this.#table = table;
    this.#before = load()[table] ?? {};
  }

  /** Take notice of the table as it is now; `concerns` tells whether something happened to this person. */
  attend(shown: Shown, texts: Texts, concerns: (event: GameEvent) => boolean): void {
    const { seat, asked, ticket, question, log } = shown;
    const now = seat !== null && asked.includes(seat) ? ticket : null;
    if (this.#asked !== null && this.#asked !== now) this.#forget();
    this.#asked = now;
    const news = log.slice(this.#read ?? log.length).filter(concerns);
    this.#read = log.length;
    this.#explain(news, texts, ticket);
    if (now !== null && question !== null) this.#guide(question, texts, now);
  }

  /** It has been read; on to what else there is to say. */
  dismiss(): void {
    this.advice = this.advice.slice(1);
  }

  /** The question is answered: what waited to be said has another chance when it comes again. */
  #forget(): void {
    const unsaid = new Set(this.advice.slice(1).map(({ key }) => key));
    [this.#before, this.#said] = [without(this.#before, unsaid), without(this.#said, unsaid)];
    this.advice = [];
    save(this.#table, { ...this.#before, ...this.#said });
  }

  /** Of several things that are new, one is enough until the next answer; the others have their turn later. */
  #explain(events: readonly GameEvent[], texts: Texts, ticket: number | null): void {
    if (this.advice.some(({ key }) => key.startsWith(EVENT))) return;
    const event = events.find((one) => this.#isNew(EVENT + one.event, texts, ticket));
    if (event) this.#say(EVENT + event.event, factsOf(event, texts.declared.events[event.event]), ticket);
  }

  #guide(question: Question, texts: Texts, ticket: number): void {
    const key = `coach-ask-${question.step}`;
    if (this.#isNew(GOAL, texts, ticket)) this.#say(GOAL, {}, ticket);
    if (this.#isNew(key, texts, ticket)) this.#say(key, factsOf(question, texts.declared.steps[question.step]), ticket);
  }

  /** What was said of this very question before the page was loaded anew is said again. */
  #isNew(key: string, texts: Texts, ticket: number | null): boolean {
    const before = this.#before[key];
    return texts.has(key) && !(key in this.#said) && (before === undefined || before === ticket);
  }

  #say(key: string, facts: Advice['facts'], ticket: number | null): void {
    this.advice = [...this.advice, { key, facts }];
    this.#said[key] = ticket ?? 0;
    save(this.#table, { ...this.#before, ...this.#said });
  }
}

function without(memory: Memory, keys: ReadonlySet<string>): Memory {
  return Object.fromEntries(Object.entries(memory).filter(([key]) => !keys.has(key)));
}

function factsOf(row: Question | GameEvent, declared: readonly Argument[] = []): Advice['facts'] {
  const words = wordsOf(row, declared);
  return Object.fromEntries(declared.map(([name, list], place) => [name, [list, words[place] as string]]));
}

// --- what was said, kept by table

/** A browser may forbid storage; then it is known as long as the page. */
let remembered = '{}';

function load(): Record<string, Memory> {
  try {
    const found: unknown = JSON.parse(kept());
    return typeof found === 'object' && found !== null ? (found as Record<string, Memory>) : {};
  } catch {
    return {};
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '{}';
  } catch {
    return remembered;
  }
}

function save(table: string, memory: Memory): void {
  const others = Object.entries(load()).filter(([id]) => id !== table);
  remembered = JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, memory]]));
  try {
    localStorage.setItem(KEPT_AS, remembered);
  } catch {
    /* storage is forbidden or full: nothing to be done */
  }
}
