import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tick, type Component } from 'svelte';
import Board from '../../src/games/trail/Board.svelte';
import { CITIES } from '../../src/games/trail/generated';
import { journeyOf, Timetable, travelTime } from '../../src/games/trail/scenes/journey.svelte';
import { rewardsOf } from '../../src/games/trail/scenes/rewards';
import type { TrailView } from '../../src/games/trail/view';
import type { GameEvent } from '../../src/lib/wire';
import { aPlayer, aView, can, someProps } from './fixtures';

const DELIVERED: GameEvent = { event: 'delivered', seat: 0, city: 'wichita' };

function withOwn(more: Parameters<typeof aPlayer>[0], rest: Partial<TrailView> = {}): TrailView {
  const [, ...others] = aView().players;
  return aView({ ...rest, players: [aPlayer(more), ...others] });
}

describe('a delivery', () => {
  it('is a journey to its city, on the table as it was', () => {
    const before = aView();
    const journey = journeyOf(before, [{ event: 'spent', seat: 0, amount: 1 }, DELIVERED], aView());
    expect(journey).toEqual({ seat: 0, city: 2, view: before, ahead: 1 });
  });

  it('needs no train to Kansas City, and is not shown to another seat', () => {
    expect(journeyOf(aView(), [{ ...DELIVERED, city: 'kansas_city' }], aView())).toBeNull();
    expect(journeyOf(aView({ seat: 1 }), [DELIVERED], aView())).toBeNull();
    expect(journeyOf(aView(), [], aView())).toBeNull();
  });

  it('takes longer to farther cities, is short at a brisk pace, and nowhere longer than two seconds', () => {
    const to = (city: number) => ({ seat: 0, city, view: aView(), ahead: 0 });
    expect(travelTime(to(5), 1)).toBeGreaterThan(travelTime(to(2), 1));
    expect(travelTime(to(5), 2)).toBe(travelTime(to(5), 1) / 2);
    expect(travelTime(to(CITIES.length - 1), 1)).toBeLessThan(2000);
  });

  it('arrives when the next one leaves, and calls back once', () => {
    const timetable = new Timetable();
    const arrived = vi.fn();
    const journey = { seat: 0, city: 2, view: aView(), ahead: 0 };
    timetable.leave(journey, arrived);
    expect(timetable.now).toBe(journey);
    timetable.leave({ ...journey, seat: 1 }, () => undefined);
    timetable.arrive();
    timetable.arrive();
    expect(arrived).toHaveBeenCalledOnce();
    expect(timetable.now).toBeNull();
  });
});

describe('the board', () => {
  const stay = () => undefined;
  class NoObserver {
    observe = stay;
    unobserve = stay;
    disconnect = stay;
  }

  beforeEach(() => void vi.stubGlobal('ResizeObserver', NoObserver));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('holds the table back until the train has arrived, or is skipped', async () => {
    const behind = vi.fn();
    const asked = { question: { step: 'deliver' }, spots: can('deliver wichita') };
    const props = someProps({ ...asked, view: aView(), pace: 1, behind });
    const { rerender } = render(Board as Component<typeof props>, { props });
    const after = withOwn({ money: 99 });
    await rerender({ ...props, view: after, events: [DELIVERED] });
    expect(behind.mock.lastCall?.[0]).toMatchObject({ ahead: 1, view: { players: [{ money: 8 }, {}, {}] } });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    dialog.remove();
    await tick();
    expect(behind.mock.lastCall).not.toEqual([null]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await vi.waitFor(() => expect(behind.mock.lastCall).toEqual([null]));
    expect(document.querySelector('.train')).toBeNull();
  });

  it('sends no train for those who want to see everything at once', async () => {
    const behind = vi.fn();
    const props = someProps({ view: aView(), pace: 1, tempo: 'once', behind });
    const { rerender } = render(Board as Component<typeof props>, { props });
    await rerender({ ...props, view: aView(), events: [DELIVERED] });
    expect(behind.mock.calls.filter(([moment]) => moment !== null)).toEqual([]);
  });

  it('never waits with animation off', async () => {
    const behind = vi.fn();
    const props = someProps({ view: aView(), pace: 0, behind });
    const { rerender } = render(Board as Component<typeof props>, { props });
    await rerender({ ...props, view: aView(), events: [DELIVERED] });
    expect(behind.mock.calls.filter(([moment]) => moment !== null)).toEqual([]);
  });
});

describe('what was won', () => {
  const points = (more: object) => ({ ...aPlayer().points, ...more });

  it('is the money of the herd and of tolls', () => {
    const events: GameEvent[] = [
      { event: 'earned', seat: 0, amount: 7 },
      { event: 'toll_to', seat: 0, amount: 2, spot: 'a2', owner: 1 },
    ];
    expect(rewardsOf(aView(), events, aView())).toEqual([
      { seat: 0, from: '[data-spot~="spot:kansas_city"]', glyph: 'coin', amount: '+7' },
      { seat: 1, from: '[data-spot~="spot:a2"]', glyph: 'coin', amount: '+2' },
    ]);
  });

  it('is what a disc on a city brings, also if that is less than nothing', () => {
    const after = withOwn({ cities: { kansas_city: 1 }, money: 14, points: points({ cities: -6 }) });
    expect(rewardsOf(withOwn({}), [], after)).toEqual([
      { seat: 0, from: '[data-spot~="city:kansas_city"]', glyph: 'coin', amount: '+6' },
      { seat: 0, from: '[data-spot~="city:kansas_city"]', glyph: 'wreath', amount: '−6' },
    ]);
  });

  it('is a station, a station master and an objective', () => {
    const before = aView({ masters: [{ master: 'workers', worker: null }] } as Partial<TrailView>);
    const after = withOwn({ stations: ['station2'], met: [[true, true, true]], points: points({ stations: 3 }) });
    const events = [{ event: 'appointed', seat: 0, worker: 'cowboy', master: 'workers' }];
    expect(rewardsOf(before, events, after).map(({ from, glyph }) => [from, glyph])).toEqual([
      ['[data-about="master workers"]', 'master'],
      ['[data-spot~="station:station2"]', 'wreath'],
      ['[data-key="cattleman-0"]', 'objective'],
    ]);
  });

  it('is a tile that lay on the trail', () => {
    const trail = Object.fromEntries(Object.entries(aView().trail).filter(([spot]) => spot !== 'flood1'));
    const after = withOwn({ points: points({ hazards: 3 }) }, { trail });
    expect(rewardsOf(aView(), [{ event: 'cleared', seat: 0, tile: 'flood_green3' }], after)).toEqual([
      { seat: 0, from: '[data-spot~="spot:flood1"]', glyph: 'wreath', amount: '+3' },
    ]);
    expect(rewardsOf(aView(), [{ event: 'traded', seat: 0, tile: 'blue_teepee' }], aView())).toEqual([]);
  });
});
