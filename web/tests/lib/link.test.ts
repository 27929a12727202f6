// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NEW_LINK, next, waitAfter, type Effect, type Input, type Link } from '../../src/lib/link';
import type { FromServer } from '../../src/lib/wire';
import { aPage, aStep, aTable, chat } from '../fixtures';

/** What comes of several inputs: the link, and the effects of the last one. */
function after(link: Link, ...inputs: Input[]): { link: Link; effects: Effect[] } {
  let effects: Effect[] = [];
  for (const input of inputs) ({ link, effects } = next(link, input));
  return { link, effects };
}

const message = (said: FromServer): Input => ({ kind: 'message', message: said });
const START: Input = { kind: 'start' };
const OPENED: Input = { kind: 'opened' };
const closed = (code: number): Input => ({ kind: 'closed', code });
const answer: Input = { kind: 'answer', words: 'place wages', ticket: 41, id: 77 };
const ANSWER = { kind: 'send', message: { do: 'place wages', ticket: 41, id: 77 } };
const AGAIN: Input[] = [closed(1006), { kind: 'retry' }, OPENED];
const page = (n: number, ticket: number | null = 41) => message(aPage({ n, ticket }));
const CONNECTED = after(NEW_LINK, START, OPENED, page(1)).link;

describe('connecting', () => {
  it('connects, opens, and delivers the first page', () => {
    expect(next(NEW_LINK, START).effects).toEqual([{ kind: 'connect' }]);
    const { link, effects } = after(NEW_LINK, START, OPENED, page(1));
    expect(link).toMatchObject({ status: 'open', n: 1, attempts: 0 });
    expect(effects).toMatchObject([{ kind: 'deliver', message: { whole: true } }]);
  });

  it('finds out after sleep whether anybody still answers, and connects again if not', () => {
    const woken = after(CONNECTED, { kind: 'wake' });
    expect(woken.effects).toEqual([{ kind: 'send', message: { ping: 1 } }]);
    expect(after(woken.link, { kind: 'beat' }).effects).toEqual([{ kind: 'hang-up' }]);
    expect(after(woken.link, message({ pong: 1 }), { kind: 'beat' }).effects).toMatchObject([{ kind: 'send' }]);
    expect(after(CONNECTED, closed(1006), { kind: 'wake' }).effects).toEqual([{ kind: 'connect' }]);
  });

  it('does not connect twice', () => {
    expect(after(CONNECTED, { kind: 'retry' }).effects).toEqual([]);
    expect(after(NEW_LINK, START, START).effects).toEqual([]);
  });

  it('waits longer from failure to failure, up to a limit', () => {
    const waits = [0, 1, 2, 3, 30].map(waitAfter);
    expect(waits).toEqual([500, 1000, 2000, 4000, 5000]);
    const twice = after(NEW_LINK, START, closed(1006), { kind: 'retry' }, closed(1006));
    expect(twice.effects).toEqual([{ kind: 'retry-in', ms: 1000 }]);
    expect(after(twice.link, { kind: 'retry' }, OPENED, page(1)).link.attempts).toBe(0);
  });

  it('comes back calmly when it was too fast', () => {
    expect(after(CONNECTED, closed(4429)).effects).toEqual([{ kind: 'retry-in', ms: 5000 }]);
  });

  it('comes back at once when the table has moved, but not again and again', () => {
    const moved = after(CONNECTED, closed(1012));
    expect(moved.effects).toEqual([{ kind: 'retry-in', ms: 50 }]);
    expect(after(moved.link, { kind: 'retry' }, closed(1012)).effects).toContainEqual({ kind: 'retry-in', ms: 1000 });
  });

  it('ends where there is no table, or no place for spectators', () => {
    const { link, effects } = after(NEW_LINK, START, OPENED, closed(4404));
    expect(link.status).toBe('ended');
    expect(effects).toEqual([{ kind: 'ended', error: { key: 'no-such-table', facts: {} } }]);
    expect(after(link, { kind: 'retry' }).effects).toEqual([]);
  });

  it('ends with the reason that the server gave', () => {
    const error = { key: 'table-private', facts: {} };
    const { effects } = after(NEW_LINK, START, OPENED, message({ error }), closed(4403));
    expect(effects).toEqual([{ kind: 'ended', error }]);
  });

  it('ends when the session has ended, which is said once', () => {
    const error = { key: 'logged-out', facts: {} };
    const { link, effects } = after(CONNECTED, message({ error }), closed(4401));
    expect(link.status).toBe('ended');
    expect(effects).toEqual([{ kind: 'ended', error }]);
  });

  it('connects again when the browser has got another cookie', () => {
    const { link, effects } = after(CONNECTED, closed(4001));
    expect(link.status).toBe('waiting');
    expect(effects).toMatchObject([{ kind: 'retry-in' }]);
  });

  it('hangs up on a server that does not answer', () => {
    const pinged = after(CONNECTED, { kind: 'beat' });
    expect(pinged.effects).toEqual([{ kind: 'send', message: { ping: 1 } }]);
    expect(after(pinged.link, { kind: 'beat' }).effects).toEqual([{ kind: 'hang-up' }]);
    const answered = after(pinged.link, message({ pong: 1 }), { kind: 'beat' });
    expect(answered.effects).toMatchObject([{ kind: 'send' }]);
  });

  it('sends no ping while disconnected', () => {
    expect(after(NEW_LINK, { kind: 'beat' }).effects).toEqual([]);
  });

  it('hangs up if a connection does not open, and has as much time for the next one', () => {
    const beat: Input = { kind: 'beat' };
    const silent = after(NEW_LINK, START, beat, beat);
    expect(silent.effects).toEqual([]);
    expect(after(silent.link, beat).effects).toEqual([{ kind: 'hang-up' }]);
    const again = after(silent.link, beat, closed(1006), { kind: 'retry' }, beat, beat);
    expect(again.effects).toEqual([]);
    expect(after(again.link, OPENED, beat).effects).toEqual([{ kind: 'send', message: { ping: 0 } }]);
  });
});

describe('numbers of messages', () => {
  it('are followed one by one', () => {
    const { link, effects } = after(CONNECTED, message(aStep({ n: 2 })));
    expect(link.n).toBe(2);
    expect(effects).toMatchObject([{ kind: 'deliver' }]);
  });

  it('detect a repeated message', () => {
    expect(after(CONNECTED, message(aStep({ n: 1 }))).effects).toEqual([]);
  });

  it('detect a gap, after which the page is requested once and all else is ignored', () => {
    const gap = after(CONNECTED, message(aStep({ n: 3 })));
    expect(gap.effects).toEqual([{ kind: 'send', message: { page: true } }]);
    expect(after(gap.link, message(aStep({ n: 4 }))).effects).toEqual([]);
    const settled = after(gap.link, page(5));
    expect(settled.link).toMatchObject({ n: 5, behind: false });
    expect(after(settled.link, message(aStep({ n: 6 }))).effects).toMatchObject([{ kind: 'deliver' }]);
  });

  it('begin anew with every connection', () => {
    const { link } = after(CONNECTED, message(aStep({ n: 2 })), closed(1006), { kind: 'retry' }, OPENED, page(1));
    expect(link.n).toBe(1);
  });

  it('are not part of messages to one connection alone', () => {
    const hint = message({ hint: 'pass', reason: null, ticket: 41 });
    const { link, effects } = after(CONNECTED, hint);
    expect(link.n).toBe(1);
    expect(effects).toMatchObject([{ kind: 'deliver', message: { hint: 'pass' } }]);
  });
});

describe('an answer', () => {
  it('is sent with its ticket and an id of its own', () => {
    const { link, effects } = after(CONNECTED, answer);
    expect(effects).toEqual([ANSWER]);
    expect(link.answer).not.toBeNull();
  });

  it('is confirmed by its id alone, whatever happens meanwhile', () => {
    const sent = after(CONNECTED, answer, message({ taken: 78 }), message(aStep({ n: 2, ticket: 42 }))).link;
    expect(sent.answer).not.toBeNull();
    const { link, effects } = after(sent, message({ taken: 77 }));
    expect(link.answer).toBeNull();
    expect(effects).toEqual([]);
  });

  it('is forgotten when it is refused', () => {
    const error = { key: 'stale-ticket', facts: {} };
    const { link, effects } = after(CONNECTED, answer, message({ error, id: 77 }));
    expect(link.answer).toBeNull();
    expect(effects).toEqual([{ kind: 'refused', error, answer: true }]);
  });

  it('waits on while something else is refused', () => {
    const error = { key: 'no-vote', facts: {} };
    const { link, effects } = after(CONNECTED, answer, message({ error, id: 9 }));
    expect(link.answer).not.toBeNull();
    expect(effects).toEqual([{ kind: 'refused', error, answer: false }]);
  });

  it('goes out again after a break, whether its question is still open or not', () => {
    for (const ticket of [41, 43]) {
      const { link, effects } = after(CONNECTED, answer, ...AGAIN, page(1, ticket));
      expect(effects.at(-1)).toEqual(ANSWER);
      expect(link.answer).not.toBeNull();
      expect(after(link, message({ taken: 77 })).link.answer).toBeNull();
    }
  });

  it('that was confirmed does not go out again', () => {
    const { effects } = after(CONNECTED, answer, message({ taken: 77 }), ...AGAIN, page(1, 41));
    expect(effects.filter((effect) => effect.kind === 'send')).toEqual([]);
  });

  it('is heard to be stale only if it was not taken', () => {
    const error = { key: 'stale-ticket', facts: {} };
    const again = after(CONNECTED, answer, ...AGAIN, page(1, 43)).link;
    expect(after(again, message({ error, id: 77 })).effects).toEqual([{ kind: 'refused', error, answer: true }]);
  });

  it('never goes out for another seat', () => {
    const { link, effects } = after(CONNECTED, answer, ...AGAIN, message(aPage({ seat: 1 })));
    expect(link.answer).toBeNull();
    expect(effects.filter((effect) => effect.kind === 'send')).toEqual([]);
  });

  it('goes out once more if the server cannot tell whether it is stored', () => {
    const error = { key: 'store-failed', facts: {} };
    const doubt = after(CONNECTED, answer, message({ error, id: 77 }));
    expect(doubt.effects).toEqual([]);
    const again = after(doubt.link, page(2, 43));
    expect(again.effects.at(-1)).toEqual(ANSWER);
    expect(after(again.link, message({ taken: 77 })).link.answer).toBeNull();
    const failed = after(again.link, message({ error, id: 77 }));
    expect(failed.effects).toEqual([{ kind: 'refused', error, answer: true }]);
    expect(failed.link.answer).toBeNull();
  });

  it('does not go out again for a page in between', () => {
    const { link, effects } = after(CONNECTED, answer, page(2, 41));
    expect(link.answer).not.toBeNull();
    expect(effects.filter((effect) => effect.kind === 'send')).toEqual([]);
  });
});

describe('chat', () => {
  const say: Input = { kind: 'say', text: 'Howdy', key: 'k1' };
  const saying = { kind: 'send', message: { say: 'Howdy', key: 'k1' } };

  it('is sent with a key', () => {
    expect(after(CONNECTED, say).effects).toEqual([saying]);
  });

  it('is resent after a reconnect until it is echoed', () => {
    const broken = after(CONNECTED, say, closed(1006), { kind: 'retry' }, OPENED).link;
    const again = after(broken, page(1));
    expect(again.effects).toContainEqual(saying);
    const heard = after(again.link, message({ n: 2, chat: [chat(1, 'Howdy')] })).link;
    expect(heard.sayings).toEqual([]);
  });

  it('was heard if the page after the break holds it', () => {
    const broken = after(CONNECTED, say, closed(1006), { kind: 'retry' }, OPENED).link;
    const { link, effects } = after(broken, message(aPage({ n: 1, chat: [chat(1, 'Howdy')] })));
    expect(link.sayings).toEqual([]);
    expect(effects).not.toContainEqual(saying);
  });

  it('is not taken for an older line of the same words', () => {
    const talked = after(CONNECTED, message({ n: 2, chat: [chat(1, 'Howdy')] })).link;
    const broken = after(talked, say, closed(1006), { kind: 'retry' }, OPENED).link;
    const { effects } = after(broken, message(aPage({ n: 1, chat: [chat(1, 'Howdy')] })));
    expect(effects).toContainEqual(saying);
  });
});

describe('other requests', () => {
  it('are sent with a number of their own', () => {
    const { link, effects } = after(CONNECTED, { kind: 'request', request: { undo: true } });
    expect(effects).toEqual([{ kind: 'send', message: { undo: true, id: 1 } }]);
    expect(link.nextId).toBe(2);
  });

  it('for a preview may come too late, and nobody hears of it', () => {
    const asked = after(CONNECTED, { kind: 'request', request: { preview: 'pass' } }).link;
    const late = message({ error: { key: 'not-allowed', facts: {} }, id: 1 });
    expect(after(asked, late).effects).toEqual([]);
    expect(after(CONNECTED, late).effects).toHaveLength(1);
  });

  it('are dropped without a connection, and never repeated', () => {
    const away = after(CONNECTED, closed(1006)).link;
    expect(after(away, { kind: 'request', request: { undo: true } }).effects).toEqual([]);
  });

  it('leave tables to be delivered', () => {
    const { effects } = after(CONNECTED, message({ n: 2, table: aTable() }));
    expect(effects).toMatchObject([{ kind: 'deliver', message: { n: 2 } }]);
  });
});
