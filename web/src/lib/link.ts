/** The socket as a pure state machine: events in, effects out.
 *
 * Messages are numbered, so a gap is seen and the page asked for again. An answer and chat that were not confirmed are
 * sent again after a reconnect: by the id of an answer and the key of a line of chat the server knows whether it has
 * them, so that nothing is played or said twice. Nothing else is ever repeated.
 */

import { CLOSE_CODES, type Chat, type FromServer, type Page, type Seat, type WireError, type Words } from './wire';

export type Status = 'connecting' | 'open' | 'waiting' | 'ended';

interface Answer {
  do: Words;
  ticket: number;
  id: number;
}

interface Saying {
  say: string;
  key: string;
}

/** An answer sent and neither taken nor refused yet. */
interface Awaited {
  answer: Answer;
  /** The seat that it answers for. */
  seat: Seat | null;
  /** Whether the server could not tell if it was stored; it is asked once more. */
  inDoubt: boolean;
}

/** Chat sent and not yet echoed, with the number of the last line of chat before it. */
interface Pending {
  saying: Saying;
  after: number;
}

/** What can be sent besides answers and chat. */
export type Request =
  | { undo: true }
  | { redo: true }
  | { propose: 'bot'; seat: Seat }
  | { vote: boolean; on: number }
  | { sit: Seat | null }
  | { look: boolean }
  | { hint: true }
  | { ahead: true }
  | { plan: string; words: Words | null }
  | { unplan: number }
  | { preview: Words }
  | { why: string; picked: readonly string[] };

export type ToServer = Answer | Saying | (Request & { id: number }) | { page: true } | { ping: number };

export interface Link {
  status: Status;
  /** The number of the last message of this connection. */
  n: number;
  /** Whether the page was requested; anything else is ignored until it arrives. */
  behind: boolean;
  /** Failed connections in a row. */
  attempts: number;
  answer: Awaited | null;
  /** The seat of the last page. */
  seat: Seat | null;
  sayings: readonly Pending[];
  /** The number of the last line of chat. */
  heard: number;
  /** A ping without its pong yet. */
  pinged: boolean;
  /** Heartbeats since the connection was asked for. */
  beats: number;
  nextId: number;
  /** The last requests for previews: the refusal of one that came too late is nothing to hear of. */
  previews: readonly number[];
  /** Why the server refused to send a page. */
  refusal: WireError | null;
}

export type Input =
  | { kind: 'start' }
  | { kind: 'opened' }
  | { kind: 'closed'; code: number }
  | { kind: 'message'; message: FromServer }
  | { kind: 'retry' }
  | { kind: 'beat' }
  | { kind: 'wake' }
  | { kind: 'answer'; words: Words; ticket: number; id: number }
  | { kind: 'say'; text: string; key: string }
  | { kind: 'request'; request: Request };

export type Effect =
  | { kind: 'connect' }
  | { kind: 'send'; message: ToServer }
  | { kind: 'hang-up' }
  | { kind: 'retry-in'; ms: number }
  | { kind: 'deliver'; message: FromServer }
  | { kind: 'refused'; error: WireError; answer: boolean }
  | { kind: 'ended'; error: WireError };

export interface Next {
  link: Link;
  effects: Effect[];
}

export const NEW_LINK: Link = {
  status: 'waiting',
  n: 0,
  behind: false,
  attempts: 0,
  answer: null,
  seat: null,
  sayings: [],
  heard: 0,
  pinged: false,
  beats: 0,
  nextId: 1,
  previews: [],
  refusal: null,
};

const MOST_PREVIEWS = 30;
/** Refusals after which an answer may have been stored all the same. */
const IN_DOUBT = ['store-failed', 'two-writers'];
const FIRST_WAIT = 500;
/** Short enough that everybody is back soon after an outage, long enough for a server that has just come up. */
const LONGEST_WAIT = 5_000;
/** Heartbeats in which a connection has to open: a server may wait for half of them until it can take a table over. */
const BEATS_TO_OPEN = 3;
/** The table goes on in another process of the server: come back at once. */
const MOVED_WAIT = 50;
/** Back off after being rate-limited. */
const CALM_WAIT = 5_000;
/** What is said just before a connection is closed because its session has ended. */
export const LOGGED_OUT = 'logged-out';
/** Close codes after which reconnecting is pointless. */
const FINAL: Record<number, string> = {
  [CLOSE_CODES.NO_SUCH_TABLE]: 'no-such-table',
  [CLOSE_CODES.FORBIDDEN]: 'no-spectators',
  [CLOSE_CODES.LOGGED_OUT]: LOGGED_OUT,
};

export function next(link: Link, input: Input): Next {
  switch (input.kind) {
    case 'start':
    case 'retry':
      return started(link);
    case 'opened':
      return { link: { ...link, status: 'open', n: 0, behind: false, pinged: false }, effects: [] };
    case 'closed':
      return closed(link, input.code);
    case 'message':
      return received(link, input.message);
    case 'beat':
      return beaten(link);
    case 'wake':
      return woken(link);
    case 'answer':
      return answered(link, { do: input.words, ticket: input.ticket, id: input.id });
    case 'say':
      return said(link, { say: input.text, key: input.key });
    case 'request':
      return requested(link, input.request);
  }
}

/** The delay before the next attempt: exponential backoff up to a limit. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts, 10));
}

/** The same, as far as the server has said why it closed the connection. */
function waitAfterClose(attempts: number, code: number): number {
  if (code === CLOSE_CODES.SERVER_RESTART && attempts === 0) return MOVED_WAIT;
  return Math.max(waitAfter(attempts), code === CLOSE_CODES.TOO_FAST ? CALM_WAIT : 0);
}

function started(link: Link): Next {
  if (link.status !== 'waiting') return { link, effects: [] };
  return { link: { ...link, status: 'connecting', beats: 0 }, effects: [{ kind: 'connect' }] };
}

function closed(link: Link, code: number): Next {
  const key = FINAL[code];
  if (key !== undefined) {
    const error: WireError = link.refusal ?? { key, facts: {} };
    return { link: { ...link, status: 'ended' }, effects: [{ kind: 'ended', error }] };
  }
  return {
    link: { ...link, status: 'waiting', attempts: link.attempts + 1 },
    effects: [{ kind: 'retry-in', ms: waitAfterClose(link.attempts, code) }],
  };
}

/** Heartbeat: ping the server; reconnect if the last ping was not answered, or the connection does not open.
 *
 * A process that is paused, or a machine that has lost its network, keeps its connections open and says nothing.
 */
function beaten(link: Link): Next {
  if (link.status === 'connecting') return opening(link);
  if (link.status !== 'open') return { link, effects: [] };
  if (link.pinged) return { link, effects: [{ kind: 'hang-up' }] };
  return { link: { ...link, pinged: true }, effects: [{ kind: 'send', message: { ping: link.n } }] };
}

/** The device was asleep, or has another network: connect now, or find out at once whether anybody still answers. */
function woken(link: Link): Next {
  if (link.status !== 'open') return started(link);
  return { link: { ...link, pinged: true }, effects: [{ kind: 'send', message: { ping: link.n } }] };
}

function opening(link: Link): Next {
  const beats = link.beats + 1;
  return { link: { ...link, beats }, effects: beats < BEATS_TO_OPEN ? [] : [{ kind: 'hang-up' }] };
}

// --- going out

function answered(link: Link, answer: Answer): Next {
  const effects: Effect[] = link.status === 'open' ? [{ kind: 'send', message: answer }] : [];
  return { link: { ...link, answer: { answer, seat: link.seat, inDoubt: false } }, effects };
}

function said(link: Link, saying: Saying): Next {
  const effects: Effect[] = link.status === 'open' ? [{ kind: 'send', message: saying }] : [];
  return { link: { ...link, sayings: [...link.sayings, { saying, after: link.heard }] }, effects };
}

/** Requests are not queued: they are dropped while disconnected, which the page shows. */
function requested(link: Link, request: Request): Next {
  if (link.status !== 'open') return { link, effects: [] };
  const message = { ...request, id: link.nextId };
  const previews = 'preview' in request ? [...link.previews, link.nextId].slice(-MOST_PREVIEWS) : link.previews;
  return { link: { ...link, nextId: link.nextId + 1, previews }, effects: [{ kind: 'send', message }] };
}

// --- coming in

type Counted = Exclude<Extract<FromServer, { n: number }>, Page>;

function received(link: Link, message: FromServer): Next {
  const heard = { ...link, pinged: false };
  if ('error' in message) return refused(heard, message.error, message.id ?? undefined);
  if ('pong' in message) return { link: heard, effects: [] };
  if ('taken' in message) return { link: taken(heard, message.taken), effects: [] };
  if (!('n' in message)) return { link: heard, effects: [{ kind: 'deliver', message }] };
  if ('whole' in message) return opened(heard, message);
  return counted(heard, message);
}

function refused(link: Link, error: WireError, id: number | undefined): Next {
  if (link.n === 0 || error.key === LOGGED_OUT) return { link: { ...link, refusal: error }, effects: [] };
  if (id !== undefined && link.previews.includes(id)) return { link, effects: [] };
  const awaited = link.answer !== null && link.answer.answer.id === id ? link.answer : null;
  if (awaited !== null && !awaited.inDoubt && IN_DOUBT.includes(error.key))
    return { link: { ...link, answer: { ...awaited, inDoubt: true } }, effects: [] };
  return {
    link: awaited === null ? link : { ...link, answer: null },
    effects: [{ kind: 'refused', error, answer: awaited !== null }],
  };
}

/** The server has stored the answer with this id. */
function taken(link: Link, id: number): Link {
  return link.answer?.answer.id === id ? { ...link, answer: null } : link;
}

/** A page supersedes everything before it. What was not confirmed is sent again, unless this is another seat's page. */
function opened(link: Link, page: Page): Next {
  const isFirst = link.n === 0;
  const awaited = link.answer?.seat === page.seat ? link.answer : null;
  const settled = {
    ...listened(link, page.chat),
    n: page.n,
    behind: false,
    attempts: 0,
    answer: awaited,
    seat: page.seat,
  };
  const again: ToServer[] = [
    ...(awaited && (isFirst || awaited.inDoubt) ? [awaited.answer] : []),
    ...(isFirst ? settled.sayings.map((one) => one.saying) : []),
  ];
  return {
    link: settled,
    effects: [{ kind: 'deliver', message: page }, ...again.map((message): Effect => ({ kind: 'send', message }))],
  };
}

function counted(link: Link, message: Counted): Next {
  if (link.behind || message.n <= link.n) return { link, effects: [] };
  if (message.n > link.n + 1) {
    return { link: { ...link, behind: true }, effects: [{ kind: 'send', message: { page: true } }] };
  }
  const numbered = { ...link, n: message.n };
  const heard = 'chat' in message ? listened(numbered, message.chat) : numbered;
  return { link: heard, effects: [{ kind: 'deliver', message }] };
}

/** Drop chat that was echoed. */
function listened(link: Link, chat: readonly Chat[]): Link {
  const cameBack = ({ saying, after }: Pending) => chat.some((one) => one.number > after && one.text === saying.say);
  return {
    ...link,
    sayings: link.sayings.filter((pending) => !cameBack(pending)),
    heard: Math.max(link.heard, ...chat.map((one) => one.number)),
  };
}
