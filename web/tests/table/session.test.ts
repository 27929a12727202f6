import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../../src/lib/api';
import type { WireError } from '../../src/lib/wire';
import type { Frame } from '../../src/table/rerun.svelte';
import { Session } from '../../src/table/session.svelte';
import { aPage, aSeat, aStep, aTable, chat, DUEL } from '../fixtures';
import { FakeServer } from '../wire';

const PLACED = { event: 'placed', seat: 1, place: 'wages' };

let server: FakeServer;
let session: Session;
let refusals: WireError[];
let recall: (seat: number) => Promise<Frame[]>;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  refusals = [];
  recall = () => Promise.resolve([]);
  session = new Session('t1', {
    refused: (error) => refusals.push(error),
    pace: () => 0,
    tempo: () => 'brisk',
    verbs: () => DUEL.verbs,
    recall: (seat) => recall(seat),
    dial: server.dial,
  });
  session.start();
  server.last.opens();
  server.last.says(aPage());
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

describe('asking why not', () => {
  const why = { obstacle: 'too_expensive', rule: 'CC-7.6', need: 8, have: 6 };

  it('sends the thing with what was picked, and keeps the reply until something is chosen', () => {
    session.askWhy('place:d5 parcel:d5');
    expect(server.last.sent).toEqual([{ why: 'place:d5 parcel:d5', picked: [], id: 1 }]);
    server.last.says({ why: 'place:d5 parcel:d5', obstacle: why, ticket: 41, id: 1 });
    expect(session.obstacle).toEqual(why);
    session.pick('place:wages');
    expect(session.obstacle).toBeNull();
  });

  it('forgets the reply with its question, and ignores a late one', () => {
    server.last.says({ why: 'place:d5', obstacle: why, ticket: 41 });
    server.last.says(aStep({ n: 2, ticket: 42 }));
    expect(session.obstacle).toBeNull();
    server.last.says({ why: 'place:d5', obstacle: why, ticket: 41 });
    expect(session.obstacle).toBeNull();
  });

  it('forgets the reply when somebody else has acted', () => {
    server.last.says({ why: 'place:d5', obstacle: why, ticket: 41 });
    server.last.says(aStep({ n: 2, ticket: 41 }));
    expect(session.obstacle).toBeNull();
  });

  it('is pointless at a table that is not running', () => {
    server.last.says(aPage({ table: aTable({ state: 'over' }) }));
    session.askWhy('place:d5');
    expect(server.last.sent).toEqual([]);
  });
});

describe('making a choice', () => {
  it('lights the words of the choices', () => {
    expect(session.isAsked).toBe(true);
    expect([session.spots.words('verb'), session.spots.words('place')]).toEqual([
      ['pass', 'place'],
      ['wages', 'c4'],
    ]);
  });

  it('sends what a click has settled, once', () => {
    session.pick('place:wages');
    session.pick('place:c4');
    expect(server.last.sent).toEqual([{ do: 'place wages', ticket: 41, id: expect.any(Number) }]);
    expect(session.spots.size).toBe(0);
  });

  it('keeps half a choice, and takes it back', () => {
    server.last.says(aPage({ n: 2, ticket: 42, choices: ['build bank c4', 'build bank d4', 'keep'] }));
    session.pick('building:bank');
    expect(session.chooser.picked).toEqual(['building:bank']);
    session.back();
    expect(session.chooser.picked).toEqual([]);
    expect(server.last.sent).toEqual([]);
  });

  it('is possible again after a refusal, which is reported', () => {
    session.choose('pass');
    expect(session.isFree).toBe(false);
    server.last.says({ error: { key: 'not-allowed', facts: {} }, id: lastId() });
    expect(session.isFree).toBe(true);
    expect(refusals).toEqual([{ key: 'not-allowed', facts: {} }]);
  });

  it('is possible again with the next question', () => {
    session.choose('pass');
    server.last.says(aStep({ n: 2, ticket: 42, events: [{ event: 'placed', seat: 0, place: 'c4' }] }));
    expect(session.sent).toBeNull();
    expect(session.isFree).toBe(true);
  });

  it('is not possible without a connection, or when others are asked', () => {
    server.last.breaks();
    expect(session.isFree).toBe(false);
    session.choose('pass');
    vi.advanceTimersByTime(1000);
    server.last.opens();
    server.last.says(aPage({ asked: [1], choices: [] }));
    expect(session.isFree).toBe(false);
    session.choose('pass');
    expect(server.last.sent).toEqual([]);
  });
});

/** The id of the message that was sent last. */
function lastId(): number {
  return server.last.sent.at(-1)?.['id'] as number;
}

describe('an answer whose fate is unknown', () => {
  /** The connection breaks after an answer, and a page with this ticket comes over the next one; the id it had. */
  function reconnected(ticket: number): number {
    session.choose('pass');
    const id = lastId();
    server.last.breaks();
    vi.advanceTimersByTime(1000);
    server.last.opens();
    server.last.says(aPage({ ticket, log: ticket === 41 ? [] : [PLACED] }));
    return id;
  }

  it('is sent again by the same id, and waited for while its question is open', () => {
    const id = reconnected(41);
    expect(server.last.sent).toEqual([{ do: 'pass', ticket: 41, id }]);
    expect(session.isFree).toBe(false);
    server.last.says({ taken: id });
    server.last.says(aStep({ n: 2, ticket: 42, events: [{ event: 'placed', seat: 0, place: 'c4' }] }));
    expect([session.isFree, session.shown?.log.length]).toEqual([true, 1]);
  });

  it('that was taken is shown once, and nothing is said', () => {
    const id = reconnected(42);
    expect(server.last.sent).toEqual([{ do: 'pass', ticket: 41, id }]);
    server.last.says({ taken: id });
    expect([session.isFree, session.shown?.log.length, refusals.length]).toEqual([true, 1, 0]);
  });

  it('that came too late is said to be stale', () => {
    const id = reconnected(42);
    server.last.says({ error: { key: 'stale-ticket', facts: {} }, id });
    expect(refusals).toEqual([{ key: 'stale-ticket', facts: {} }]);
  });
});

describe('what others do', () => {
  it('is shown and remembered until the answer', () => {
    server.last.says(aStep({ n: 2, events: [PLACED] }));
    expect(session.shown?.log).toEqual([PLACED]);
    expect(session.done).toEqual([PLACED]);
    session.choose('pass');
    server.last.says(aStep({ n: 3, ticket: 42, events: [{ event: 'placed', seat: 0, place: 'c4' }] }));
    expect(session.done).toEqual([]);
    expect(session.shown?.since).toBe(1);
  });

  it('changes table and chat beside the game', () => {
    server.last.says({ n: 2, table: aTable({ watchers: 3 }) });
    server.last.says({ n: 3, chat: [chat(1, 'Howdy')] });
    expect(session.shown?.table.watchers).toBe(3);
    expect(session.shown?.chat).toHaveLength(1);
    server.last.says({ n: 4, notices: [{ notice: 'lighter', after: 0 }] });
    expect(session.shown?.notices).toEqual([{ notice: 'lighter', after: 0 }]);
    expect(session.shown?.ticket).toBe(41);
  });
});

describe('wondering what would follow', () => {
  it('asks the server after a delay, and caches the outcome', () => {
    session.wonder('pass');
    expect(session.foretold).toBeNull();
    vi.advanceTimersByTime(300);
    expect(session.foretold).toEqual({ words: 'pass', events: null });
    expect(server.last.sent).toMatchObject([{ preview: 'pass' }]);
    server.last.says({ preview: 'pass', events: [PLACED], ticket: 41 });
    expect(session.foretold).toEqual({ words: 'pass', events: [PLACED] });
    session.wonder(null);
    session.wonder('pass');
    expect(session.foretold).toEqual({ words: 'pass', events: [PLACED] });
    expect(server.last.sent).toHaveLength(1);
  });

  it('does not ask for what was only passed by', () => {
    session.wonder('pass');
    vi.advanceTimersByTime(100);
    session.wonder(null);
    vi.advanceTimersByTime(1000);
    expect(server.last.sent).toEqual([]);
  });

  it('ends with the question', () => {
    session.wonder('pass');
    vi.advanceTimersByTime(300);
    server.last.says(aStep({ n: 2, ticket: 42 }));
    server.last.says({ preview: 'pass', events: [PLACED], ticket: 41 });
    expect(session.foretold).toBeNull();
  });
});

describe('asking for advice', () => {
  it('waits for the bot and shows what it says', () => {
    session.askHint();
    expect(session.hinting).toBe(true);
    const reason = { measure: 'lead', expects: 2.5, next: 'pass', worse: 1 } as const;
    server.last.says({ hint: 'place c4', reason, ticket: 41 });
    expect(session.hinting).toBe(false);
    expect(session.hint).toBe('place c4');
    expect(session.reason).toEqual(reason);
  });

  it('is not kept from the reader by a why-not of before', () => {
    const why = { obstacle: 'too_expensive', rule: 'CC-7.6', need: 8, have: 6 };
    server.last.says({ why: 'place:d5', obstacle: why, ticket: 41 });
    session.askHint();
    server.last.says({ hint: 'place c4', reason: null, ticket: 41 });
    expect(session.obstacle).toBeNull();
  });

  it('comes anew where it is asked for again', () => {
    server.last.says({ hint: 'place c4', reason: null, ticket: 41 });
    session.askHint();
    expect(session.hint).toBeNull();
    server.last.says({ hint: 'place c4', reason: null, ticket: 41 });
    expect(session.hint).toBe('place c4');
  });

  it('drops advice for another question', () => {
    session.askHint();
    server.last.says(aStep({ n: 2, ticket: 42 }));
    server.last.says({ hint: 'place c4', reason: null, ticket: 41 });
    expect(session.hint).toBeNull();
  });
});

describe('switching seats', () => {
  it('are asked for, and kept for the next connection', () => {
    session.sit(1);
    expect(server.last.sent).toMatchObject([{ sit: 1 }]);
    const seats = [aSeat(0), aSeat(1, { mine: true })];
    server.last.says(aPage({ n: 2, seat: 1, asked: [1], table: aTable({ seats }) }));
    server.last.breaks();
    vi.advanceTimersByTime(2000);
    expect(server.last.address).toMatch(/\?seat=1$/);
  });

  it('see what went by while others held the device, and on a page of any other kind nothing', () => {
    const page = aPage({ n: 2, seat: 1, log: [PLACED, PLACED, PLACED], since: 1 });
    session.sit(1);
    server.last.says(page);
    expect(session.shown?.events).toEqual([PLACED, PLACED]);
    server.last.says({ ...page, n: 3 });
    expect(session.shown?.events).toEqual([]);
  });

  it('that never answered see nothing go by', () => {
    session.sit(1);
    server.last.says(aPage({ n: 2, seat: 1, log: [PLACED], since: 0 }));
    expect(session.shown?.events).toEqual([]);
  });

  it('of a spectator choose nothing', () => {
    server.last.says(aPage({ n: 2, seat: null, ticket: null, choices: [] }));
    expect(session.isAsked).toBe(false);
    expect(session.spots.size).toBe(0);
  });
});

describe('looking back', () => {
  const OLD: Frame[] = [{ view: { round: 1 }, events: [PLACED] }];

  it('asks the server for what happened before the page was opened', async () => {
    recall = vi.fn(() => Promise.resolve(OLD));
    server.last.says(aPage({ since: 3 }));
    expect(session.canRecall).toBe(true);
    expect(await session.recall()).toBe(OLD);
    expect(recall).toHaveBeenCalledWith(0);
  });

  it('needs no server for what it has seen since the own answer', async () => {
    recall = vi.fn(() => Promise.resolve(OLD));
    session.choose('pass');
    server.last.says(aStep({ n: 2, ticket: 42 }));
    server.last.says(aStep({ n: 3, ticket: 43, events: [PLACED] }));
    expect((await session.recall()).map(({ events }) => events)).toEqual([[], [PLACED]]);
    expect(recall).not.toHaveBeenCalled();
  });

  it('has nothing to show to a seat that has not answered yet, and to spectators what they saw', async () => {
    server.last.says(aPage({ since: 0 }));
    expect(session.canRecall).toBe(false);
    server.last.says(aPage({ seat: null, since: 0 }));
    server.last.says(aStep({ n: 2, ticket: null, events: [PLACED] }));
    server.last.says(aStep({ n: 3, ticket: null, events: [PLACED] }));
    expect(session.canRecall).toBe(true);
    expect(await session.recall()).toBe(session.reel);
  });

  it('tells why it cannot', async () => {
    recall = () => Promise.reject(new Refused({ key: 'unreachable', facts: {} }, 0));
    server.last.says(aPage({ since: 3 }));
    expect(await session.recall()).toEqual([]);
    expect(refusals).toEqual([{ key: 'unreachable', facts: {} }]);
  });
});
