/** When to look at the lobby again: the server tells, and while it cannot, one looks every few seconds.
 *
 * It tells only that there is something new. So nothing is lost if a message is: after a break one looks at everything,
 * and now and then although nothing was told.
 */

import { to } from './root';
import type { FromHome, NewsPart } from './wire';

/** Between two looks at least: at what concerns the reader, and at the tables of everybody. */
const PAUSES: Record<NewsPart, number> = { mine: 1_000, lobby: 8_000 };
/** Until a look although nothing was told, and as long as nothing can be told. */
const CALM_MS = 60_000;
const DEAF_MS = 8_000;
/** Everybody is told of public tables at the same moment; not everybody should look at the same one. */
const SPREAD_MS = 1_000;
/** A server that has said nothing between two heartbeats is left for another. */
const BEAT_MS = 15_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

type Timer = ReturnType<typeof setTimeout>;

export class News {
  readonly #look: () => void;
  readonly #dial: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #isOpen = false;
  #isHeard = true;
  /** Nothing was told yet, and nothing can have been missed but what happened since the first look. */
  #isFresh = true;
  #failures = 0;
  #looked = 0;
  #due = Infinity;
  #next: Timer | undefined;
  #retry: Timer | undefined;
  #beat: Timer | undefined;

  constructor(look: () => void, dial = (address: string) => new WebSocket(address)) {
    this.#look = look;
    this.#dial = dial;
  }

  /** Look now, and whenever there is something new. */
  start(): void {
    this.#beat = setInterval(() => this.#ask(), BEAT_MS);
    this.#lookNow();
    this.#connect();
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#next);
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.#dial(`${scheme}://${location.host}${to('/api/news')}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = this.#isHeard = true;
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromHome);
    socket.onclose = () => this.#lose();
  }

  #hear(message: FromHome): void {
    this.#isHeard = true;
    if (!('news' in message)) return;
    this.#failures = 0;
    for (const part of message.news) {
      const spread = part === 'lobby' ? SPREAD_MS * Math.random() : 0;
      this.#lookAt(Math.max(Date.now(), this.#looked + this.#pauseBefore(part)) + spread);
    }
    this.#isFresh = false;
  }

  /** A server greets with all parts; right after the first look there is no hurry to look again. */
  #pauseBefore(part: NewsPart): number {
    return this.#isFresh ? PAUSES.lobby : PAUSES[part];
  }

  #lose(): void {
    this.#isFresh = false;
    this.#hangUp();
    this.#lookAt(this.#looked + DEAF_MS);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures++, 10));
    this.#retry = setTimeout(() => this.#connect(), wait * (1 + Math.random()));
  }

  /** A process that is paused, or a machine that has lost its network, keeps its connections open and says nothing. */
  #ask(): void {
    if (!this.#isOpen) return;
    if (!this.#isHeard) return this.#lose();
    this.#isHeard = false;
    this.#socket?.send(JSON.stringify({ ping: 0 }));
  }

  #lookAt(moment: number): void {
    if (moment >= this.#due) return;
    this.#due = moment;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#lookNow(), Math.max(0, moment - Date.now()));
  }

  #lookNow(): void {
    this.#looked = Date.now();
    this.#due = Infinity;
    this.#lookAt(this.#looked + (this.#isOpen ? CALM_MS : DEAF_MS));
    this.#look();
  }

  /** Detach the socket and ignore its close event. */
  #hangUp(): void {
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket?.close();
    this.#socket = null;
    this.#isOpen = false;
  }
}
