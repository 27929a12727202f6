/** A live connection: the state machine of link.ts with a real WebSocket, timers and browser events. */

import { next, NEW_LINK, type Effect, type Input, type Request, type Status } from './link';
import { to } from './root';
import type { FromServer, Seat, WireError, Words } from './wire';

export interface Listener {
  message: (message: FromServer) => void;
  status: (status: Status) => void;
  /** Something was refused; `answer` tells whether it was the answer that waits to be confirmed. */
  refused: (error: WireError, answer: boolean) => void;
  /** The connection is closed for good. */
  ended: (error: WireError) => void;
}

/** Between heartbeats: a server that is silent from one to the next is left for another, so after twice this at most. */
const BEAT = 5_000;
/** Jitter, so that the browsers of a table do not all reconnect at once. */
const SPREAD = 0.3;

/** An id that no other answer at a table has, whichever page or device sends it: 53 bits by chance. */
function newAnswerId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

export class TableSocket {
  /** The seat to connect as; null for a spectator, undefined to let the server decide. */
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
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#turn);
    this.#take({ kind: 'start' });
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#turn);
    this.#hangUp();
  }

  answer(words: Words, ticket: number): void {
    this.#take({ kind: 'answer', words, ticket, id: newAnswerId() });
  }

  say(text: string): void {
    this.#take({ kind: 'say', text, key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) });
  }

  request(request: Request): void {
    this.#take({ kind: 'request', request });
  }

  /** The page came back or the network did: reconnect now, since the connection may have died meanwhile. */
  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(this.#retry);
    this.#take({ kind: 'wake' });
  };

  /** The page was hidden or can be seen again. The server sends alerts only to those who do not look. */
  readonly #turn = (): void => {
    this.#wake();
    this.request({ look: document.visibilityState === 'visible' });
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
    socket.onopen = () => {
      this.#take({ kind: 'opened' });
      if (document.visibilityState !== 'visible') this.request({ look: false });
    };
    socket.onmessage = ({ data }) => this.#take({ kind: 'message', message: JSON.parse(String(data)) as FromServer });
    socket.onclose = ({ code }) => this.#take({ kind: 'closed', code });
  }

  #address(): string {
    const eyes = this.eyes === undefined ? '' : `?seat=${this.eyes ?? ''}`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}${to(`/api/tables/${encodeURIComponent(this.#id)}/socket`)}${eyes}`;
  }

  /** Detach the socket and ignore its close event. */
  #hangUp(): void {
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket?.close();
    this.#socket = null;
  }
}
