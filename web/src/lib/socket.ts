/** A live connection: the machine of link.ts with a real WebSocket, timers and the events of the browser. */

import { next, NEW_LINK, type Effect, type Input, type Request, type Status } from './link';
import type { FromServer, Seat, WireError, Words } from './wire';

export interface Listener {
  message: (message: FromServer) => void;
  status: (status: Status) => void;
  /** Something was refused; `answer` tells whether it was the answer that waits to be confirmed. */
  refused: (error: WireError, answer: boolean) => void;
  /** There will be no connection any more. */
  ended: (error: WireError) => void;
}

const BEAT = 20_000;
/** So that all browsers of a table do not come back in the same instant. */
const SPREAD = 0.3;

export class TableSocket {
  /** The eyes to connect with: a seat, null for a spectator, undefined for whatever the server finds. */
  eyes: Seat | null | undefined = undefined;
  readonly #id: string;
  readonly #listener: Listener;
  readonly #dial: (address: string) => WebSocket;
  #link = NEW_LINK;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(id: string, listener: Listener, dial = (address: string) => new WebSocket(address)) {
    this.#id = id;
    this.#listener = listener;
    this.#dial = dial;
  }

  start(): void {
    this.#beat = setInterval(() => this.#take({ kind: 'beat' }), BEAT);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#take({ kind: 'start' });
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hangUp();
  }

  answer(words: Words, ticket: number): void {
    this.#take({ kind: 'answer', words, ticket });
  }

  say(text: string): void {
    this.#take({ kind: 'say', text, key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) });
  }

  request(request: Request): void {
    this.#take({ kind: 'request', request });
  }

  /** Somebody looks at the page again, or the network is back: do not wait any longer. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#tryNow();
  };

  #tryNow(): void {
    clearTimeout(this.#retry);
    this.#take({ kind: 'retry' });
  }

  #take(input: Input): void {
    const before = this.#link.status;
    const { link, effects } = next(this.#link, input);
    this.#link = link;
    if (link.status !== before) this.#listener.status(link.status);
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: Effect): void {
    switch (effect.kind) {
      case 'connect':
        return this.#connect();
      case 'send':
        return this.#socket?.send(JSON.stringify(effect.message));
      case 'hang-up':
        this.#hangUp();
        return this.#take({ kind: 'closed', code: 1006 });
      case 'retry-in':
        this.#retry = setTimeout(() => this.#tryNow(), effect.ms * (1 + SPREAD * Math.random()));
        return undefined;
      case 'deliver':
        return this.#listener.message(effect.message);
      case 'refused':
        return this.#listener.refused(effect.error, effect.answer);
      case 'ended':
        return this.#listener.ended(effect.error);
    }
  }

  #connect(): void {
    const socket = this.#dial(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#take({ kind: 'opened' });
    socket.onmessage = ({ data }) => this.#take({ kind: 'message', message: JSON.parse(String(data)) as FromServer });
    socket.onclose = ({ code }) => this.#take({ kind: 'closed', code });
  }

  #address(): string {
    const eyes = this.eyes === undefined ? '' : `?seat=${this.eyes ?? ''}`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/socket${eyes}`;
  }

  /** Forget the socket without hearing of its end. */
  #hangUp(): void {
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket?.close();
    this.#socket = null;
  }
}
