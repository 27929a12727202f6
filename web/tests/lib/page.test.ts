// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import {
  handOver,
  isByOthers,
  mySeats,
  namesOf,
  reseated,
  stepped,
  timeKept,
  timeLeft,
  whole,
} from '../../src/lib/page';
import { aPage, aSeat, aStep, aTable, DUEL } from '../fixtures';
import { allTexts } from '../texts';

const PLACED = { event: 'placed', seat: 1, place: 'wages' };

describe('the page shown', () => {
  it('begins with a whole one, on which nothing has just happened', () => {
    const shown = whole(aPage({ log: [PLACED], since: 1 }), 1000);
    expect(shown).toMatchObject({ seat: 0, ticket: 41, events: [], since: 1, told: 1000 });
    expect(shown).not.toHaveProperty('n');
  });

  it('grows step by step', () => {
    const shown = stepped(whole(aPage({ log: [PLACED] }), 0), aStep({ events: [PLACED], ticket: 42 }), false, 5);
    expect(shown.log).toHaveLength(2);
    expect(shown).toMatchObject({ ticket: 42, events: [PLACED], since: 0, told: 5 });
  });

  it('counts news from one’s own last answer on', () => {
    const shown = stepped(whole(aPage({ log: [PLACED] }), 0), aStep({ events: [PLACED] }), true, 0);
    expect(shown.since).toBe(1);
  });
});

describe('who is who', () => {
  it('names the nameless', () => {
    const seats = [aSeat(0), aSeat(1, { name: null }), aSeat(2, { name: null, deleted: true })];
    const texts = new Texts('en', allTexts('en'), DUEL);
    expect(namesOf(aTable({ seats }), texts)).toEqual(['Ann', 'Player 2', 'Deleted player 3']);
  });

  it('knows my seats, but not those that I have resigned', () => {
    const seats = [aSeat(0, { resigned: true }), aSeat(1, { mine: true })];
    expect(mySeats(aTable({ seats }))).toEqual([1]);
  });

  it('tells what others did', () => {
    expect(isByOthers([PLACED], 0)).toBe(true);
    expect(isByOthers([PLACED], 1)).toBe(false);
    expect(isByOthers([PLACED], null)).toBe(true);
    expect(isByOthers([], 0)).toBe(false);
    expect(isByOthers([{ event: 'round', amount: 2 }, PLACED], 1)).toBe(false);
  });
});

describe('several people at one device', () => {
  const seats = [aSeat(0), aSeat(1, { mine: true }), aSeat(2)];
  const looking = (asked: number[], more = {}) => whole(aPage({ asked, table: aTable({ seats, ...more }) }), 0);

  it('hand it over when another of them is asked', () => {
    expect(handOver(looking([1]))).toBe(1);
  });

  it('keep it while the current seat is asked, or none of them', () => {
    expect(handOver(looking([0, 1]))).toBeNull();
    expect(handOver(looking([2]))).toBeNull();
  });

  it('see what went by meanwhile, unless all have looked on', () => {
    const before = { ...looking([1]), events: [PLACED] };
    const page = aPage({ log: [PLACED, PLACED], since: 1 });
    expect(whole(page, 0, before).events).toEqual([PLACED]);
    expect(whole({ ...page, since: 0 }, 0, before).events).toEqual([]);
    const open = { ...page, since: 0, table: aTable({ secrets: false }) };
    expect(whole(open, 0, before).events).toBe(before.events);
  });

  it('keep it when the game is over', () => {
    expect(handOver(looking([1], { state: 'over' }))).toBeNull();
  });
});

describe('the clock', () => {
  const clock = { left: [60_000, 30_000], running: [1], at: 0 };

  it('runs for the seats that are asked', () => {
    expect(timeLeft({ clock, told: 1000 }, 1, 6000)).toBe(25_000);
    expect(timeLeft({ clock, told: 1000 }, 0, 6000)).toBe(60_000);
  });

  it('of a seat that is kept runs down to nothing, and starts with every table', () => {
    expect([5000, 0, 9000].map((passed) => timeKept({ kept: 8000 }, passed))).toEqual([3000, 8000, 0]);
    expect(timeKept({ kept: null }, 5)).toBeNull();
    expect(timeKept({ kept: 0 }, -300)).toBe(0);
    expect(reseated(whole(aPage(), 10), aTable({ watchers: 3 }), 70)).toMatchObject({
      told: 10,
      seated: 70,
      table: { watchers: 3 },
    });
  });

  it('is absent if none was agreed', () => {
    expect(timeLeft({ clock: null, told: 0 }, 0, 0)).toBeNull();
  });
});
