/** The socket as a pure state machine: events in, effects out.
 *
 * Messages are numbered, so a gap is seen and the page asked for again. An answer that was not confirmed is sent again
 * after a reconnect if the page still carries its ticket; chat is sent again in any case, since its key makes that
 * harmless. Nothing else is ever repeated.
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
  | { hint: true }
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
  answer: Answer | null;
  sayings: readonly Pending[];
  /** The number of the last line of chat. */
  heard: number;
  /** A ping without its pong yet. */
  pinged: boolean;
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
  | { kind: 'answer'; words: Words; ticket: number }
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
  sayings: [],
  heard: 0,
  pinged: false,
  nextId: 1,
  previews: [],
  refusal: null,
};

const MOST_PREVIEWS = 30;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The table goes on in another process of the server: come back at once. */
const MOVED_WAIT = 50;
/** Back off after being rate-limited. */
const CALM_WAIT = 5_000;
/** Close codes after which reconnecting is pointless. */
const FINAL: Record<number, string> = {
  [CLOSE_CODES.NO_SUCH_TABLE]: 'no-such-table',
  [CLOSE_CODES.FORBIDDEN]: 'no-spectators',
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
    case 'answer':
      return answered(link, input.words, input.ticket);
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
  return { link: { ...link, status: 'connecting' }, effects: [{ kind: 'connect' }] };
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

/** Heartbeat: ping the server; reconnect if the last ping was not answered. */
function beaten(link: Link): Next {
  if (link.status !== 'open') return { link, effects: [] };
  if (link.pinged) return { link, effects: [{ kind: 'hang-up' }] };
  return { link: { ...link, pinged: true }, effects: [{ kind: 'send', message: { ping: link.n } }] };
}

// --- going out

function answered(link: Link, words: Words, ticket: number): Next {
  const answer = { do: words, ticket, id: link.nextId };
  const effects: Effect[] = link.status === 'open' ? [{ kind: 'send', message: answer }] : [];
  return { link: { ...link, answer, nextId: link.nextId + 1 }, effects };
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
  if (!('n' in message)) return { link: heard, effects: [{ kind: 'deliver', message }] };
  if ('whole' in message) return opened(heard, message);
  return counted(heard, message);
}

function refused(link: Link, error: WireError, id: number | undefined): Next {
  if (link.n === 0) return { link: { ...link, refusal: error }, effects: [] };
  if (id !== undefined && link.previews.includes(id)) return { link, effects: [] };
  const answer = link.answer !== null && link.answer.id === id;
  return {
    link: answer ? { ...link, answer: null } : link,
    effects: [{ kind: 'refused', error, answer }],
  };
}

/** A page supersedes everything before it. Unconfirmed messages are resent where that is safe. */
function opened(link: Link, page: Page): Next {
  const isFirst = link.n === 0;
  const open = link.answer?.ticket === page.ticket ? link.answer : null;
  const settled = { ...listened(link, page.chat), n: page.n, behind: false, attempts: 0, answer: open };
  const again: ToServer[] = isFirst ? [...(open ? [open] : []), ...settled.sayings.map((one) => one.saying)] : [];
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
  return { link: confirmed({ ...link, n: message.n }, message), effects: [{ kind: 'deliver', message }] };
}

function confirmed(link: Link, message: Counted): Link {
  if ('events' in message) return message.ticket === link.answer?.ticket ? link : { ...link, answer: null };
  return 'chat' in message ? listened(link, message.chat) : link;
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
