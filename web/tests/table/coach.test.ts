import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { stepped, whole, type Shown } from '../../src/lib/page';
import type { GameEvent, Page, Step } from '../../src/lib/wire';
import { FACES } from '../../src/shell/faces';
import { settings } from '../../src/shell/settings.svelte';
import { Coach, faceBeside, isAgainstBots } from '../../src/table/coach.svelte';
import { Session } from '../../src/table/session.svelte';
import { aPage, aSeat, aStep, aTable, DUEL } from '../fixtures';
import { allTexts } from '../texts';
import { FakeServer } from '../wire';
import { DRAWING } from './drawing';
import Harness from './Harness.svelte';

const WORDS = `
coach-goal = Be rich.
coach-ask-place = Look where nobody stands.
coach-ask-pay = At least { $least } it must be.
coach-event-placed = A cowboy works at { $place }.
coach-event-laid = Roads belong to nobody.
`;
const texts = new Texts('en', [...allTexts('en'), WORDS], DUEL);
const AGAINST_BOTS = aTable({ seats: [aSeat(0), aSeat(1, { kind: 'bot', level: 'level1', name: 'Pearl' })] });
const PLACED: GameEvent = { event: 'placed', seat: 0, place: 'wages' };
const LAID: GameEvent = { event: 'laid', seat: 0, edge: 'c4e' };

const isMine = (event: GameEvent) => texts.seatsIn(event).includes(0);

beforeEach(() => localStorage.clear());

class Listener {
  coach = new Coach('t1');
  shown: Shown;

  constructor(page: Partial<Page> = {}) {
    this.shown = whole(aPage({ table: AGAINST_BOTS, ...page }), 0);
    this.#attend();
  }

  step(step: Partial<Step>): void {
    this.shown = stepped(this.shown, aStep(step), false, 0);
    this.#attend();
  }

  /** Load the page anew. */
  reload(): void {
    this.coach = new Coach('t1');
    this.#attend();
  }

  get says(): string[] {
    return this.coach.advice.map(({ key, facts }) => texts.told(key, facts));
  }

  #attend(): void {
    this.coach.attend(this.shown, texts, isMine);
  }
}

describe('what the coach says', () => {
  it('begins with what a game is about, and explains each kind of question once', () => {
    const ann = new Listener();
    expect(ann.says).toEqual(['Be rich.', 'Look where nobody stands.']);
    ann.coach.dismiss();
    expect(ann.says).toEqual(['Look where nobody stands.']);
    ann.step({ ticket: 42 });
    expect(ann.says).toEqual([]);
    ann.step({ ticket: 43, question: { step: 'pay', least: 3 } });
    expect(ann.says).toEqual(['At least 3 it must be.']);
    ann.step({ ticket: 44, question: { step: 'pay', least: 5 } });
    expect(ann.says).toEqual([]);
  });

  it('stays until the question is answered, and is gone when it is read', () => {
    const ann = new Listener();
    ann.step({ ticket: 41 });
    expect(ann.says).toHaveLength(2);
    ann.coach.dismiss();
    ann.coach.dismiss();
    ann.step({ ticket: 41 });
    expect(ann.says).toEqual([]);
  });

  it('gives what was not said before the answer another chance', () => {
    const ann = new Listener();
    ann.step({ ticket: 42 });
    expect(ann.says).toEqual(['Look where nobody stands.']);
    ann.step({ ticket: 43 });
    expect(ann.says).toEqual([]);
  });

  it('explains what first happens to oneself, one thing at a time', () => {
    const ann = new Listener({ log: [PLACED] });
    ann.coach.dismiss();
    ann.step({ ticket: 42, asked: [1], question: null, events: [PLACED, LAID] });
    expect(ann.says).toEqual(['A cowboy works at wages.']);
    ann.step({ ticket: 43, events: [PLACED, LAID] });
    expect(ann.says).toEqual(['A cowboy works at wages.']);
    ann.step({ ticket: 44, events: [PLACED, LAID] });
    expect(ann.says).toEqual(['Roads belong to nobody.']);
  });

  it('passes over what happens to others, and what has no words', () => {
    const ann = new Listener();
    ann.step({ ticket: 42, question: { step: 'consent', builder: 1 }, events: [{ ...PLACED, seat: 1 }] });
    expect(ann.says).toEqual([]);
  });

  it('speaks of no question that waits for somebody else', () => {
    expect(new Listener({ asked: [1], question: null }).says).toEqual([]);
  });

  it('says nothing twice after the page is loaded anew, except of the question that still waits', () => {
    const ann = new Listener();
    ann.reload();
    expect(ann.says).toEqual(['Be rich.', 'Look where nobody stands.']);
    ann.coach.dismiss();
    ann.step({ ticket: 42 });
    ann.reload();
    expect(ann.says).toEqual([]);
  });

  it('begins anew at another table, and remembers only some tables', () => {
    const shown = whole(aPage({ table: AGAINST_BOTS }), 0);
    for (let table = 0; table < 20; table += 1) {
      const coach = new Coach(`t${table}`);
      coach.attend(shown, texts, isMine);
      expect(coach.advice).toHaveLength(2);
    }
    const kept = Object.keys(JSON.parse(localStorage.getItem('posse-coach') ?? '{}') as object);
    expect([kept.length, kept.at(-1)]).toEqual([12, 't19']);
  });

  it.each(['{', '7', 'null'])('survives a broken memory: %s', (kept) => {
    localStorage.setItem('posse-coach', kept);
    expect(new Listener().says).toHaveLength(2);
  });
});

describe('where there is a coach', () => {
  it('is in games against bots only', () => {
    expect(isAgainstBots({ seat: 0, table: AGAINST_BOTS })).toBe(true);
    expect(isAgainstBots({ seat: 0, table: aTable() })).toBe(false);
    expect(isAgainstBots({ seat: null, table: AGAINST_BOTS })).toBe(false);
    expect(isAgainstBots({ seat: 0, table: { ...AGAINST_BOTS, state: 'over' } })).toBe(false);
  });

  it('has a face that does not play', () => {
    const seats = [aSeat(0), aSeat(1, { kind: 'bot', name: 'Frank' })];
    expect(faceBeside({ seats })).toBe(FACES['Maude']);
  });
});

describe('the coach at the table', () => {
  let session: Session;

  async function open(table = AGAINST_BOTS): Promise<void> {
    const server = new FakeServer();
    session = new Session('t1', {
      refused: vi.fn(),
      pace: () => 0,
      tempo: () => 'brisk',
      verbs: () => DUEL.verbs,
      recall: () => Promise.resolve([]),
      dial: server.dial,
    });
    session.start();
    server.last.opens();
    server.last.says(aPage({ table }));
    render(Harness, { session, drawing: DRAWING, texts });
    await tick();
  }

  afterEach(() => {
    cleanup();
    session.stop();
    settings.coach = false;
  });

  it('is silent unless somebody wants it', async () => {
    await open();
    expect(screen.queryByText('Be rich.')).toBeNull();
    settings.coach = true;
    await tick();
    expect(screen.getByText('Be rich.')).toBeTruthy();
  });

  it('is switched off by one click', async () => {
    settings.coach = true;
    await open();
    expect(screen.getByText('Be rich.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Coach off' }));
    expect(settings.coach).toBe(false);
    expect(screen.queryByText('Be rich.')).toBeNull();
  });

  it('is gone when it is understood, and stays on', async () => {
    settings.coach = true;
    await open();
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Be rich.')).toBeNull();
    expect(screen.getByText('Look where nobody stands.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Look where nobody stands.')).toBeNull();
    expect(settings.coach).toBe(true);
  });

  it('does not sit at a table with other people', async () => {
    settings.coach = true;
    await open(aTable());
    expect(screen.queryByText('Be rich.')).toBeNull();
  });
});
