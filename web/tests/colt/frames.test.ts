import { describe, expect, it } from 'vitest';
import { durationOf, framesOf as framesOrNone, type Frame } from '../../src/games/colt/film/frames';
import { Reel } from '../../src/games/colt/film/reel.svelte';
import type { ColtView } from '../../src/games/colt/view';
import type { GameEvent } from '../../src/lib/wire';
import { aBandit, aView, aViewWithHorses, someLoot } from './fixtures';

const PILE: ColtView['pile'] = [
  { seat: 0, down: false, bandit: 'doc', action: 'move' },
  { seat: 1, down: true },
  { seat: 2, down: false, bandit: 'tuco', action: 'fire' },
];
const BEFORE = aView({ turn: 4, planning: false, pile: PILE, resolved: 0, in_play: 0 });
const EVENTS: GameEvent[] = [
  { event: 'moved', bandit: 'doc', spot: 'car2' },
  { event: 'revealed', seat: 1, bandit: 'belle', action: 'robbery' },
  { event: 'robbed', bandit: 'belle', loot: 'purse' },
  { event: 'resolved', seat: 2, bandit: 'tuco', action: 'fire' },
];
const AFTER = aView({
  turn: 4,
  planning: false,
  in_play: 2,
  pile: PILE.map((card, index) => (index === 1 ? { seat: 1, down: false, bandit: 'belle', action: 'robbery' } : card)),
  resolved: 2,
  bandits: { ...BEFORE.bandits, doc: aBandit(0, 'car2') },
  loot: { ...BEFORE.loot, car2: someLoot({ jewels: 1, purses: { purse5: 300 } }) },
});

function framesOf(...pages: Parameters<typeof framesOrNone>): Frame[] {
  const frames = framesOrNone(...pages);
  expect(frames).not.toBeNull();
  return frames ?? [];
}

describe('frames', () => {
  const frames = framesOf(BEFORE, EVENTS, AFTER);

  it('show every event with the table as it was just then', () => {
    expect(frames.map(({ event }) => event.event)).toEqual(['moved', 'revealed', 'robbed', 'resolved']);
    expect(frames.map(({ view }) => view.bandits.doc?.spot)).toEqual(['car2', 'car2', 'car2', 'car2']);
    expect(BEFORE.bandits.doc?.spot).toBe('car3');
  });

  it('turn the cards over one by one and mark the one carried out', () => {
    expect(frames.map(({ view }) => view.in_play)).toEqual([0, 1, 1, 2]);
    expect(frames.map(({ view }) => view.pile[1]?.down)).toEqual([true, false, false, false]);
  });

  it('lift the piece of loot that is gone in the end', () => {
    const purses = frames.map(({ view }) => Object.keys(view.loot['car2']?.purses ?? {}));
    expect(purses).toEqual([['purse4', 'purse5'], ['purse4', 'purse5'], ['purse5'], ['purse5']]);
  });

  it('count the cards from the end of the pile when the round is over', () => {
    const over = aView({ round: 2, turn: 0 });
    const last: GameEvent[] = [
      { event: 'resolved', seat: 2, bandit: 'tuco', action: 'fire' },
      { event: 'shot', bandit: 'tuco', target: 'belle' },
      { event: 'event', round_card: 'angry_marshal' },
      { event: 'round', amount: 2, round_card: 'bridge' },
    ];
    const shown = framesOf({ ...BEFORE, resolved: 1 }, last, over);
    expect(shown.map(({ view }) => view.in_play)).toEqual([2, 2, null]);
    expect(shown[2]?.view.pile).toEqual([]);
    expect(shown[0]?.view.card).toBe('angry_marshal');
  });

  it('show nothing that another seat saw', () => {
    const other = framesOf({ ...BEFORE, seat: 1 }, EVENTS, AFTER);
    expect(other.every(({ view }) => view === AFTER)).toBe(true);
  });

  it('take the horse along on a ride, and the Shotgun with the Stagecoach', () => {
    const before = aViewWithHorses({ shotgun: 'car1_roof' });
    const after = aViewWithHorses({ coach: 'car2', bandits: { ...before.bandits, doc: aBandit(0, 'car1') } });
    const events: GameEvent[] = [
      { event: 'rode', bandit: 'doc', spot: 'car1' },
      { event: 'coach_went', spot: 'car2' },
    ];
    const [ride, coach] = framesOf(before, events, after);
    expect(ride?.view.horses).toMatchObject({ car1: 2, car3: 1 });
    expect([coach?.view.coach, coach?.view.shotgun]).toEqual(['car2', 'car2_roof']);
  });

  it('lay dropped loot where it fell', () => {
    const after = aView({ loot: { car3: someLoot({ jewels: 1, purses: { purse6: null, purse9: 250 } }) } });
    const before = aView({ loot: { car3: someLoot({ jewels: 1, purses: { purse6: null } }) } });
    const events: GameEvent[] = [
      { event: 'dropped', bandit: 'doc', loot: 'purse', spot: 'car3' },
      { event: 'brought', spot: 'car3' },
    ];
    const [, brought] = framesOf(before, events, after);
    expect(brought?.view.loot['car3']).toMatchObject({ strongboxes: 1, purses: { purse6: null, purse9: 250 } });
  });

  it('give all players what they had at that moment, and no more', () => {
    const after = aView({
      turn: 4,
      planning: false,
      bandits: { ...BEFORE.bandits, doc: aBandit(0, 'car3', { left: 5, jewels: 1 }) },
      players: BEFORE.players.map((own, seat) => (seat === 1 ? { ...own, hits: 2, deck: own.deck + 2 } : own)),
      purses: { belle: [], doc: [250, 500], tuco: [250, null] },
      neutral: 12,
    });
    const events: GameEvent[] = [
      { event: 'shot', bandit: 'doc', target: 'belle' },
      { event: 'hit', bandit: 'belle', amount: 1 },
      { event: 'robbed', bandit: 'doc', loot: 'jewel' },
      { event: 'robbed', bandit: 'doc', loot: 'purse' },
      { event: 'looked_in', bandit: 'doc', purse: '500' },
      { event: 'dropped', bandit: 'belle', loot: 'purse', spot: 'car2' },
    ];
    const had = framesOf(BEFORE, events, after).map(({ view }) => view);
    expect(had.map(({ bandits }) => bandits.doc?.left)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(had.map(({ players }) => players[1]?.bullets)).toEqual([
      { doc: 1 },
      ...Array.from({ length: 5 }, () => ({ doc: 1, neutral: 1 })),
    ]);
    expect(had.map(({ neutral }) => neutral)).toEqual([13, 12, 12, 12, 12, 12]);
    expect(had.map(({ bandits }) => bandits.doc?.jewels)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(had.map(({ purses }) => purses.doc)).toEqual([[250], [250], [250], [250, null], [250, 500], [250, 500]]);
    expect(had.map(({ purses }) => purses.belle?.length)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('show no hand of a round that has not begun', () => {
    const last: GameEvent[] = [{ event: 'moved', bandit: 'doc', spot: 'car2' }];
    const next = aView({ round: 2, bandits: AFTER.bandits });
    expect(framesOf({ ...BEFORE, hand: [] }, last, next)[0]?.view.hand).toEqual([]);
  });

  it('do not exist between unrelated pages', () => {
    expect(framesOrNone(AFTER, EVENTS, BEFORE)).toBeNull();
    expect(framesOrNone({ ...BEFORE, resolved: 2 }, [], BEFORE)).toBeNull();
    expect(framesOrNone({ ...BEFORE, round: 2 }, [], BEFORE)).toBeNull();
  });

  it('leave planning to the cards', () => {
    expect(framesOf(aView(), [{ event: 'played', seat: 1, bandit: 'belle', action: 'move' }], aView())).toEqual([]);
  });
});

describe('the reel', () => {
  const frames = framesOf(BEFORE, EVENTS, AFTER);

  it('runs to its end and then shows the table as it is', () => {
    const reel = new Reel();
    reel.add(frames, EVENTS.length, true);
    expect([reel.frame?.event.event, reel.number, reel.count]).toEqual(['moved', 1, 4]);
    expect(reel.hold).toBe(durationOf(frames[0] as Frame));
    for (let step = 0; step < 4; step++) reel.advance();
    expect([reel.shown, reel.told?.event.event]).toEqual([null, 'resolved']);
  });

  it('knows how much of what happened it has still to show', () => {
    const reel = new Reel();
    reel.add([], 3, true);
    reel.add(frames, EVENTS.length + 2, true);
    expect(reel.ahead).toBe(5);
    reel.add(frames, EVENTS.length, true);
    expect(reel.ahead).toBe(9);
    reel.advance();
    expect(reel.ahead).toBe(8);
    reel.skip();
    expect(reel.ahead).toBe(0);
  });

  it('goes back by hand and holds there', () => {
    const reel = new Reel();
    reel.add(frames, EVENTS.length, true);
    reel.skip();
    reel.step(-1);
    expect([reel.frame?.event.event, reel.paused]).toEqual(['resolved', true]);
    reel.step(1);
    expect([reel.frame, reel.paused]).toEqual([null, false]);
  });

  it('shows nothing by itself where nothing may move', () => {
    const reel = new Reel();
    reel.add(frames, EVENTS.length, false);
    expect([reel.frame, reel.canGoBack]).toEqual([null, true]);
  });

  it('hurries when the table runs ahead', () => {
    const reel = new Reel();
    reel.add(frames, EVENTS.length, true);
    const usual = reel.hold;
    for (let more = 0; more < 5; more++) reel.add(frames, EVENTS.length, true);
    expect(reel.hold).toBeLessThan(usual);
    reel.faster();
    expect(reel.speed).toBe(2);
  });

  it('takes a lap at a brisk tempo for all the cards of one, and no frame is a mere flash', () => {
    const said = (event: string) => ({ ...(frames[0] as Frame), event: { event } });
    const card = ['resolved', 'moved', 'resolved', 'shot', 'resolved', 'robbed', 'resolved', 'punched', 'dropped'];
    const reel = new Reel();
    reel.add(card.map(said), card.length, true);
    const held: number[] = [];
    while (reel.frame) {
      held.push(reel.briskHold);
      reel.advance(reel.briskHold);
    }
    expect(held.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(3601);
    expect(Math.min(...held)).toBeGreaterThan(250);
  });
});
