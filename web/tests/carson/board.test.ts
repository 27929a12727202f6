import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/carson/Board.svelte';
import Player from '../../src/games/carson/Player.svelte';
import type { CarsonView } from '../../src/games/carson/view';
import type { DrawingProps } from '../../src/games/drawing';
import type { GameEvent } from '../../src/lib/wire';
import { aPlayer, aView, can, lit, NAMES, someProps, spot, spotsIn, textsOf } from './fixtures';

/** jsdom has no layout, so nothing is ever resized. */
class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
});

afterEach(cleanup);

const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));

describe('the board', () => {
  it('has a place for every space and parcel, and lights what can be chosen', () => {
    render(Board, { props: someProps({ spots: can('place wages', 'place c4') }) });
    expect(document.querySelectorAll('[data-spot]')).toHaveLength(21 + 64 + 7);
    expect(lit()).toEqual(['place:wages', 'place:c4 parcel:c4']);
    expect(spot('place:d4').getAttribute('tabindex')).toBeNull();
  });

  it('is chosen from by click and by key', async () => {
    const pick = vi.fn();
    render(Board, { props: someProps({ spots: can('place wages', 'place c4'), pick }) });
    await fireEvent.click(spot('place:wages'));
    await fireEvent.keyDown(spot('place:c4'), { key: 'Enter' });
    await fireEvent.click(spot('place:d4'));
    expect(pick.mock.calls).toEqual([['place:wages'], ['place:c4']]);
  });

  it('has one stop for Tab in each area', () => {
    render(Board, { props: someProps({ spots: can('place wages', 'place gambling', 'place c4', 'place d5') }) });
    expect(spotsIn('[data-spot][tabindex="0"]')).toEqual(['place:wages', 'place:c4 parcel:c4']);
  });

  it('lights a parcel for whatever can be done there, and buildings beside it', () => {
    render(Board, { props: someProps({ spots: can('build bank c4', 'build hotel c4', 'keep') }) });
    expect(lit()).toEqual(['place:c4 parcel:c4', 'building:bank', 'building:hotel']);
  });

  it('offers edges only while roads are laid', () => {
    render(Board, { props: someProps({ question: { step: 'roads', laid: 0 }, spots: can('road c5w', 'road d5n') }) });
    expect(lit()).toEqual(['edge:c5w', 'edge:d5n']);
  });

  it('lays out the viewer’s duel tiles when one is to be chosen', () => {
    const tiles = { count: 3, total: null, laid: false, hand: [0, 4, 4] };
    const view = aView({ players: [aPlayer({ duel_tiles: tiles }), aPlayer()] });
    const question = { step: 'choose_tiles', place: 'c4', seats: [0, 1] };
    render(Board, { props: someProps({ view: view, question, spots: can('tile 0', 'tile 4') }) });
    expect(lit()).toEqual(['tile:0', 'tile:4']);
  });

  it('tells what cards do while they are chosen', async () => {
    const props = someProps({ question: { step: 'character' }, spots: can('take banker', 'take sheriff') });
    const { rerender } = render(Board, { props });
    expect(screen.getByText('Take $9 at once.')).toBeTruthy();
    const players = NAMES.map(() => aPlayer({ character: 'banker' }));
    await rerender({ ...props, view: aView({ players }), spots: can('place wages') });
    expect(screen.queryByText('Take $9 at once.')).toBeNull();
  });

  it('explains what is pointed at', async () => {
    const explain = vi.fn();
    render(Board, { props: someProps({ explain }) });
    await fireEvent.pointerOver(spot('place:wages'));
    expect(explain.mock.lastCall?.[0]).toMatchObject({ title: 'Wages', rule: 'CC-7.1' });
    await fireEvent.pointerLeave(document.querySelector('.carson') as Element);
    expect(explain.mock.lastCall).toEqual([null]);
  });

  it('shows a duel and lets it be skipped', async () => {
    const events: GameEvent[] = [
      { event: 'duel', place: 'gambling', seats: [0, 1] },
      { event: 'fired', seat: 0, firepower: 4, amount: 3, strength: 7 },
      { event: 'fired', seat: 1, firepower: 2, amount: 6, strength: 8 },
      { event: 'won', seat: 1, place: 'gambling' },
    ];
    render(Board, { props: someProps({ events, pace: 1 }) });
    expect(document.querySelectorAll('.scene')).toHaveLength(1);
    await fireEvent.click(screen.getByLabelText('Skip'));
    expect(document.querySelectorAll('.scene')).toHaveLength(0);
  });
});

describe('a duel on its parcel', () => {
  const DUEL: GameEvent[] = [
    { event: 'duel', place: 'c4', seats: [0, 1] },
    { event: 'fired', seat: 0, firepower: 4, amount: 3, strength: 7 },
    { event: 'fired', seat: 1, firepower: 2, amount: 6, strength: 8 },
    { event: 'won', seat: 1, place: 'c4' },
    { event: 'took_back', seat: 0, place: 'c4' },
  ];
  const before = aView({ cowboys: { c4: [0, 1] } });
  const after = aView({ cowboys: { c4: [1] } });

  async function fight(more: Partial<DrawingProps<CarsonView>>) {
    const props = someProps({ view: before, ...more });
    const { rerender } = render(Board, { props });
    await rerender({ ...props, view: after, events: DUEL });
  }

  it('holds the table back until it is over or Escape is pressed', async () => {
    const behind = vi.fn();
    await fight({ pace: 1, behind, touched: new Set(['parcel:f2' as const]) });
    expect(document.querySelectorAll('.parcel.touched')).toHaveLength(0);
    expect(behind.mock.lastCall?.[0]).toMatchObject({ view: { cowboys: { c4: [0, 1] } }, ahead: DUEL.length });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.remove();
    expect(document.querySelectorAll('.showdown')).toHaveLength(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(behind.mock.lastCall).toEqual([null]);
    expect(document.querySelectorAll('.showdown')).toHaveLength(0);
    expect(document.querySelectorAll('.parcel.touched')).toHaveLength(1);
  });

  it.each([{ pace: 0 }, { pace: 1, tempo: 'once' as const }])('is not played with %o', async (more) => {
    const behind = vi.fn();
    await fight({ ...more, behind });
    expect(behind.mock.calls.filter(([moment]) => moment !== null)).toEqual([]);
    expect(document.querySelectorAll('.scene, .showdown')).toHaveLength(0);
  });

  it('goes on under a resting pointer, and waits for one that points at it', async () => {
    vi.useFakeTimers();
    try {
      await fight({ pace: 1, behind: () => undefined });
      const scene = document.querySelector('.scene') as Element;
      await fireEvent.pointerMove(scene, { movementX: 3 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(document.querySelectorAll('.scene')).toHaveLength(1);
      await fireEvent.pointerLeave(scene);
      await fireEvent.pointerEnter(scene);
      await fireEvent.pointerMove(scene, { movementX: 0, movementY: 0 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(document.querySelectorAll('.scene')).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is shown on the table as it is where nothing waits, as in a replay', async () => {
    await fight({ pace: 1 });
    expect(document.querySelectorAll('.showdown')).toHaveLength(1);
    expect(document.querySelectorAll('[data-key^="cowboy-0-c4"]')).toHaveLength(0);
  });
});

describe('the panel of a player', () => {
  const texts = textsOf('en');

  it('names everything it shows', () => {
    const own = aPlayer({ cash: 12, limit: 30, character: 'worker', kept: { bank: 1 } });
    const view = aView({ players: [own, aPlayer(), aPlayer()], cowboys: { wages: [0, 0] } });
    render(Player, { view, player: 0, seat: 0, names: NAMES, texts, explain: () => undefined });
    expect(labels()).toContain('cash: 12');
    expect(labels()).toContain('cowboys: 3');
    expect(labels()).toContain('character: worker');
    expect(labels()).toContain('kept buildings: bank');
  });

  it('mark a character whose reward is still to come, without cutting its name', () => {
    const view = aView({ players: [aPlayer({ character: 'shopkeeper', waiting: true }), aPlayer(), aPlayer()] });
    render(Player, { view, player: 0, seat: 0, names: NAMES, texts, explain: () => undefined });
    const name = screen.getByRole('img', { name: /shopkeeper, reward still to come$/i });
    expect(name.textContent?.trim()).toBe('Shopkeeper');
  });

  it('shows the own duel tiles and only the backs of others', () => {
    const own = aPlayer({ duel_tiles: { count: 2, total: null, laid: false, hand: [1, 5] } });
    const other = aPlayer({ duel_tiles: { count: 3, total: null, laid: true } });
    const view = aView({ players: [own, other] });
    render(Player, { view, player: 0, seat: 0, names: NAMES, texts, explain: () => undefined });
    render(Player, { view, player: 1, seat: 0, names: NAMES, texts, explain: () => undefined });
    expect(labels()).toContain('duel tiles: 1 5');
    expect(labels()).toContain('duel tiles: 3');
  });
});
