/** One table in this browser: the connection, the page shown, and the choice being made. */

import { Refused } from '../lib/api';
import * as choosing from '../lib/chooser';
import type { Status } from '../lib/link';
import { Pacer, type Tempo } from '../lib/pacing';
import { isByOthers, reseated, stepped, whole, type Shown } from '../lib/page';
import { TableSocket } from '../lib/socket';
import type { Declared, Spot } from '../lib/terms';
import type {
  FromServer,
  GameEvent,
  Hint,
  Obstacle,
  Page,
  Reason,
  Seat,
  Step,
  WhyNot,
  WireError,
  Words,
} from '../lib/wire';
import { seatOf } from '../lib/words';
import type { Frame } from './rerun.svelte';

/** What would follow an answer for certain. */
export interface Foretold {
  words: Words;
  /** Null while the server is asked. */
  events: GameEvent[] | null;
}

interface Ways {
  refused: (error: WireError) => void;
  pace: () => number;
  tempo: () => Tempo;
  /** The verbs of the game with their arguments. */
  verbs: () => Declared;
  /** Fetch what a seat has seen since its last answer. */
  recall: (seat: Seat) => Promise<readonly Frame[]>;
  /** How to connect; a WebSocket by default. */
  dial?: (address: string) => WebSocket;
}

/** Milliseconds that a pointer must rest on a choice before its outcome is fetched. */
const GLANCE = 250;
/** How many moments are kept to be shown again. */
const MOST_FRAMES = 80;

export class Session {
  shown: Shown | null = $state.raw(null);
  /** How many whole pages have come: what is in the log of a new one has happened before. */
  pages = $state(0);
  status: Status = $state('waiting');
  chooser = $state.raw(choosing.NO_CHOICE);
  /** The answer that was sent and not yet confirmed. */
  sent: { words: Words; ticket: number } | null = $state.raw(null);
  /** What somebody else did last. */
  done: readonly GameEvent[] = $state.raw([]);
  hint: Words | null = $state.raw(null);
  /** Why the hint is the best answer, if the bot can tell. */
  reason: Reason | null = $state.raw(null);
  hinting = $state(false);
  foretold: Foretold | null = $state.raw(null);
  /** Why the thing that was clicked last is not possible. */
  obstacle: Obstacle | null = $state.raw(null);
  /** What would follow each of a few answers, as far as it is known. */
  foreseen: ReadonlyMap<Words, GameEvent[]> = $state.raw(new Map());
  /** What the others did since the last own answer, as it was seen; the first is the table before it. */
  reel: readonly Frame[] = $state.raw([]);
  isPaused = $state(false);
  /** What this seat may plan, with the answers from which it may choose; null until it was asked for. */
  ahead: Readonly<Record<string, readonly Words[]>> | null = $state.raw(null);
  ended: WireError | null = $state.raw(null);
  /** Whether steps still wait to be shown. */
  catchingUp = $state(false);

  readonly #socket: TableSocket;
  readonly #pacer: Pacer<Step>;
  readonly #ways: Ways;
  readonly #known = new Map<Words, GameEvent[]>();
  readonly #wanted = new Set<Words>();
  #glance: ReturnType<typeof setTimeout> | undefined;
  #foreseeing: ReturnType<typeof setTimeout> | undefined;
  #handedOver = false;
  /** Whether the reel begins with an own answer: one that was given before this page was opened is not on it. */
  #isReelWhole = false;

  constructor(id: string, ways: Ways) {
    this.#ways = ways;
    const { pace, tempo } = ways;
    const isWaited = () => this.shown?.seat !== null;
    const actor = (step: Step) => actorIn(step.events);
    this.#pacer = new Pacer({ show: (step) => this.#step(step), actor, isWaited, tempo, pace });
    const listener = {
      message: (message: FromServer) => this.#receive(message),
      status: (status: Status) => (this.status = status),
      refused: (error: WireError, answer: boolean) => this.#refused(error, answer),
      ended: (error: WireError) => (this.ended = error),
    };
    this.#socket = new TableSocket(id, listener, ways.dial);
  }

  readonly isAsked: boolean = $derived(
    this.shown !== null && this.shown.seat !== null && this.shown.asked.includes(this.shown.seat),
  );
  /** Whether a choice can be made now. */
  readonly isFree: boolean = $derived(this.isAsked && this.sent === null && this.status === 'open');
  /** What can be clicked now. */
  readonly spots = $derived(this.isFree ? new choosing.Spots(this.chooser) : choosing.NO_SPOTS);

  /** Whether something of what the others did can be shown again. */
  readonly canRecall: boolean = $derived(
    this.reel.length > 1 || (this.shown !== null && this.shown.seat !== null && this.shown.since > 0),
  );

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    clearTimeout(this.#glance);
    clearTimeout(this.#foreseeing);
    this.#pacer.clear();
    this.#socket.stop();
  }

  // --- what the person does

  pick(spot: Spot): void {
    if (!this.isFree) return;
    this.obstacle = null;
    this.chooser = choosing.picked(this.chooser, spot);
    this.wonder(null);
    const settled = choosing.settled(this.chooser);
    if (settled !== null) this.choose(settled);
  }

  back(): void {
    this.obstacle = null;
    this.chooser = choosing.back(this.chooser);
  }

  choose(words: Words): void {
    const ticket = this.shown?.ticket ?? null;
    if (!this.isFree || ticket === null) return;
    this.sent = { words, ticket };
    this.obstacle = null;
    this.chooser = choosing.cleared(this.chooser);
    this.wonder(null);
    this.#pacer.begin();
    this.#socket.answer(words, ticket);
  }

  /** Hold the steps of others back, or show them. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.#pacer.pause(isPaused);
  }

  /** Heed another tempo at once. */
  hurry(): void {
    this.#pacer.renew();
  }

  undo(): void {
    this.#socket.request({ undo: true });
  }

  redo(): void {
    this.#socket.request({ redo: true });
  }

  /** Ask for advice, which takes the place of what was told before: the latest wish comes first. */
  askHint(): void {
    this.obstacle = this.hint = this.reason = null;
    this.hinting = this.status === 'open';
    this.#socket.request({ hint: true });
  }

  /** Ask what this seat may plan. */
  askAhead(): void {
    this.#socket.request({ ahead: true });
  }

  plan(plan: string, words: Words | null): void {
    this.#socket.request({ plan, words });
  }

  unplan(number: number): void {
    this.#socket.request({ unplan: number });
  }

  vote(agree: boolean, on: number): void {
    this.#socket.request({ vote: agree, on });
  }

  proposeBot(seat: Seat): void {
    this.#socket.request({ propose: 'bot', seat });
  }

  say(text: string): void {
    this.#socket.say(text.trim());
  }

  /** Switch to another seat of this device; null to watch. */
  sit(seat: Seat | null): void {
    this.#handedOver = true;
    this.#socket.eyes = seat;
    this.#socket.request({ sit: seat });
  }

  /** Request the preview of an answer; null cancels it. */
  wonder(words: Words | null): void {
    clearTimeout(this.#glance);
    if (words === null || !this.isFree) {
      this.foretold = null;
      return;
    }
    const known = this.#known.get(words);
    if (known) this.foretold = { words, events: known };
    else if (this.foretold?.words !== words) this.#glance = setTimeout(() => this.#foretell(words), GLANCE);
  }

  /** Ask why nothing leads on from a thing that names these spots. */
  askWhy(thing: string): void {
    if (this.shown?.table.state === 'running') this.#socket.request({ why: thing, picked: this.chooser.picked });
  }

  /** What the others did since the last own answer, as it was seen; fetched where this page has not seen it all. */
  async recall(): Promise<readonly Frame[]> {
    const seat = this.shown?.seat ?? null;
    if (this.#isReelWhole || seat === null) return this.reel;
    try {
      return await this.#ways.recall(seat);
    } catch (failure) {
      if (failure instanceof Refused) this.#ways.refused(failure.wire);
      return [];
    }
  }

  /** Request the previews of a few answers, to be told beside them, unless one is given at once. */
  foresee(answers: readonly Words[]): void {
    clearTimeout(this.#foreseeing);
    const { ticket } = this.chooser;
    this.#foreseeing = setTimeout(() => {
      if (this.isFree && ticket === this.chooser.ticket) answers.forEach((words) => this.#request(words));
    }, GLANCE);
  }

  #request(words: Words): void {
    if (this.#known.has(words) || this.#wanted.has(words)) return;
    this.#wanted.add(words);
    this.#socket.request({ preview: words });
  }

  #foretell(words: Words): void {
    this.foretold = { words, events: null };
    this.#request(words);
  }

  // --- what the server says

  #receive(message: FromServer): void {
    if ('whole' in message) this.#page(message);
    else if ('preview' in message) this.#told(message.preview, message.events, message.ticket);
    else if ('why' in message) this.#explained(message);
    else if ('hint' in message) this.#hinted(message);
    else if ('ahead' in message) this.ahead = message.ahead;
    else if ('events' in message) this.#pacer.add(message);
    else if (this.shown && 'table' in message) this.shown = reseated(this.shown, message.table, performance.now());
    else if (this.shown && 'chat' in message)
      this.shown = { ...this.shown, chat: [...this.shown.chat, ...message.chat] };
    else if (this.shown && 'notices' in message)
      this.shown = { ...this.shown, notices: [...this.shown.notices, ...message.notices] };
    else if (this.shown && 'plans' in message) this.shown = { ...this.shown, plans: message.plans };
    this.catchingUp = !this.#pacer.isEmpty;
  }

  #page(page: Page): void {
    this.#pacer.clear();
    this.#socket.eyes = page.seat;
    this.done = [];
    this.reel = [];
    this.#isReelWhole = false;
    this.pages += 1;
    this.shown = whole(page, performance.now(), this.#handedOver ? this.shown : null);
    this.#handedOver = false;
    this.#ask(page.ticket, page.choices);
  }

  #step(step: Step): void {
    if (this.shown === null) return;
    const mine = this.sent !== null && this.sent.ticket !== step.ticket;
    this.#film(step, mine);
    this.shown = stepped(this.shown, step, mine, performance.now());
    this.catchingUp = !this.#pacer.isEmpty;
    if (mine) this.done = [];
    else if (isByOthers(step.events, this.shown.seat)) this.done = step.events;
    this.#ask(step.ticket, step.choices);
  }

  /** Keep the moments since the last own answer. */
  #film({ view, events }: Step, mine: boolean): void {
    if (view === null) return;
    this.#isReelWhole ||= mine;
    this.reel = mine ? [{ view, events: [] }] : [...this.reel, { view, events }].slice(-MOST_FRAMES);
  }

  /** Take over the new question, and drop what belonged to the old one. */
  #ask(ticket: number | null, choices: readonly Words[]): void {
    this.obstacle = null;
    if (ticket !== this.chooser.ticket) {
      this.#known.clear();
      this.#wanted.clear();
      this.foreseen = new Map();
      this.hint = this.reason = null;
      this.hinting = false;
      this.wonder(null);
    }
    if (ticket !== this.sent?.ticket) this.sent = null;
    this.chooser = choosing.renewed(this.chooser, ticket, choosing.choicesOf(choices, this.#ways.verbs()));
  }

  #told(words: Words, events: GameEvent[], ticket: number): void {
    if (ticket !== this.chooser.ticket) return;
    this.#known.set(words, events);
    this.foreseen = new Map(this.#known);
    if (this.foretold?.words === words) this.foretold = { words, events };
  }

  #explained({ obstacle, ticket }: WhyNot): void {
    if (ticket === this.chooser.ticket) this.obstacle = obstacle;
  }

  #hinted({ hint, reason, ticket }: Hint): void {
    this.hinting = false;
    if (ticket !== this.chooser.ticket) return;
    this.hint = hint;
    this.reason = reason;
  }

  #refused(error: WireError, answer: boolean): void {
    if (answer) this.sent = null;
    this.hinting = false;
    this.foretold = null;
    this.#ways.refused(error);
  }
}

/** Who acts in a step. */
function actorIn(events: readonly GameEvent[]): Seat | null {
  return events.map(seatOf).find((seat) => seat !== null) ?? null;
}
