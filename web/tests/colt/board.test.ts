import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/colt/Board.svelte';
import Player from '../../src/games/colt/Player.svelte';
import type { GameEvent } from '../../src/lib/wire';
import {
  aBandit,
  aPlayer,
  aView,
  aViewWithHorses,
  can,
  lit,
  NAMES,
  someProps,
  spot,
  spotsIn,
  textsOf,
} from './fixtures';

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

const figure = (bandit: string) => expect.stringContaining(`verb:shoot,bandit:${bandit}`) as string;
const PLAYING = ['play doc move', 'play doc fire', 'draw'];
const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));

describe('the board', () => {
  it('lights the cards of the hand while a card is chosen, and no bandit of the same name', () => {
    render(Board, { props: someProps({ spots: can(...PLAYING) }) });
    expect(lit()).toEqual(['bandit:doc,action:move', 'bandit:doc,action:move', 'bandit:doc,action:fire']);
  });

  it('marks the card that a hint advises, and no other of the same bandit', () => {
    const touched = new Set(['verb:play', 'bandit:doc', 'action:fire'] as const);
    render(Board, { props: someProps({ spots: can(...PLAYING), touched }) });
    const marked = [...document.querySelectorAll<HTMLElement>('[data-lit][data-touched]')];
    expect(marked.map((one) => one.dataset['spot'])).toEqual(['bandit:doc,action:fire']);
  });

  it('plays a card by its bandit and its action', async () => {
    const pick = vi.fn();
    render(Board, { props: someProps({ spots: can(...PLAYING), pick }) });
    await fireEvent.click(spot('bandit:doc,action:fire'));
    expect(pick.mock.calls).toEqual([['bandit:doc,action:fire']]);
  });

  it('lights spots while somebody moves, and no card of the same name', async () => {
    const pick = vi.fn();
    const question = { step: 'move', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: can('move car2', 'move car3_roof'), pick }) });
    expect(lit()).toEqual(['spot:car2', 'spot:car3_roof']);
    await fireEvent.click(spot('spot:car2'));
    await fireEvent.keyDown(spot('spot:car3_roof'), { key: 'Enter' });
    await fireEvent.click(spot('spot:car1'));
    expect(pick.mock.calls).toEqual([['spot:car2'], ['spot:car3_roof']]);
  });

  it('lights the bandits in range of a shot', () => {
    const question = { step: 'fire', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: can('shoot belle', 'shoot tuco') }) });
    expect(lit()).toEqual([figure('belle'), figure('tuco')]);
    expect(labels()).toContain('Belle (Bob)');
  });

  it('offers the loot of the own spot only, on the train and close at hand', () => {
    const question = { step: 'robbery', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: can('rob jewel', 'rob purse6') }) });
    expect(lit().sort()).toEqual(['token:jewel', 'token:jewel', 'token:purse6', 'token:purse6']);
  });

  it('keeps bullets apart from bandits', async () => {
    const pick = vi.fn();
    const spots = can('keep doc move', 'keep doc fire', 'keep_bullet tuco', 'done');
    render(Board, { props: someProps({ question: { step: 'keep_cards', most: 99 }, spots, pick }) });
    await fireEvent.click(spot('bullet:tuco'));
    expect(pick.mock.calls).toEqual([['bullet:tuco']]);
  });

  it('tells of characters and hostages while they are chosen', () => {
    const view = aViewWithHorses();
    const question = { step: 'seize_hostage', bandit: 'doc' };
    render(Board, { props: someProps({ view, question, spots: can('seize nun', 'seize banker') }) });
    expect(screen.getByText('You cannot ride. Ransom: $700.')).toBeTruthy();
    expect(lit().sort()).toEqual(['hostage:banker', 'hostage:banker', 'hostage:nun', 'hostage:nun']);
  });

  it('has one stop for Tab in each area', () => {
    const question = { step: 'move', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: can('move car2', 'move car3_roof') }) });
    expect(spotsIn('[data-spot][tabindex="0"]')).toEqual(['spot:car2']);
  });

  it('explains what is pointed at', async () => {
    const explain = vi.fn();
    render(Board, { props: someProps({ explain }) });
    await fireEvent.pointerOver(spot('spot:car2'));
    expect(explain.mock.lastCall?.[0]).toMatchObject({ title: 'Car 2', rule: 'CE-6.1' });
  });

  it('marks the present turn and tells the event', () => {
    render(Board, { props: someProps({ view: aView({ turn: 2 }) }) });
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Tunnel');
    expect(screen.getByText('Angry Marshal')).toBeTruthy();
  });
});

describe('the film', () => {
  const events: GameEvent[] = [
    { event: 'resolved', seat: 0, bandit: 'doc', action: 'move' },
    { event: 'moved', bandit: 'doc', spot: 'car2' },
  ];
  const pile = [{ seat: 0, down: false, bandit: 'doc', action: 'move' } as const];
  const before = aView({ turn: 4, planning: false, in_play: 0, pile: [...pile] });
  const after = aView({ bandits: { ...before.bandits, doc: aBandit(0, 'car2') }, round: 2 });

  it('shows what happened, holds back what is asked, and can be skipped', async () => {
    const question = { step: 'fire', bandit: 'doc' };
    const props = someProps({ view: before, question, pace: 1 });
    const { rerender } = render(Board, { props });
    await rerender({ ...props, view: after, events, spots: can('shoot belle', 'shoot tuco') });
    expect(screen.getByText("Next card: Doc's Move.")).toBeTruthy();
    expect(lit()).toEqual([]);
    await fireEvent.click(screen.getByLabelText('Next'));
    expect(screen.getByText('Doc moves to car 2.')).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Back'));
    expect(screen.getByText("Next card: Doc's Move.")).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Skip'));
    expect(lit()).toEqual([figure('belle'), figure('tuco')]);
  });

  it('takes less than 4 s for a card at a brisk tempo, whatever happens', async () => {
    vi.useFakeTimers();
    try {
      const props = someProps({ view: before, pace: 1, tempo: 'brisk' });
      const { rerender } = render(Board, { props });
      const shot: GameEvent = { event: 'shot', bandit: 'doc', target: 'belle' };
      await rerender({ ...props, view: after, events: [...events, shot, shot, shot] });
      expect(document.querySelector('.filming')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(4000);
      expect(document.querySelector('.filming')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not run where nothing may move, but can be looked through', async () => {
    const props = someProps({ view: before });
    const { rerender } = render(Board, { props });
    await rerender({ ...props, view: after, events, spots: can(...PLAYING) });
    expect(document.querySelector('.scene')).toBeNull();
    await fireEvent.click(screen.getByLabelText('Back'));
    expect(document.querySelector('.scene')).toBeTruthy();
  });
});

describe('a scene of the film', () => {
  const before = aViewWithHorses({ planning: false, hostages: ['nun', 'banker'] });
  const doc = aBandit(0, 'coach', { hostage: 'nun' });
  const after = aViewWithHorses({
    ...before,
    bandits: { ...before.bandits, doc },
    horses: { ...before.horses, car1: 2, car3: 1 },
    hostages: ['banker'],
  });
  const events: GameEvent[] = [
    { event: 'rode', bandit: 'doc', spot: 'coach' },
    { event: 'seized', bandit: 'doc', hostage: 'nun' },
  ];
  const staged = () => document.querySelector('.staged');
  const horses = () => document.querySelectorAll('[data-about^="horse"]').length;

  async function see(more: { pace: number; tempo?: 'calm' | 'brisk' | 'once' }): Promise<void> {
    const props = someProps({ view: before, ...more });
    const { rerender } = render(Board, { props });
    await rerender({ ...props, view: after, events });
  }

  it('is a ride, with one horse fewer waiting meanwhile, then a hostage with what that means', async () => {
    await see({ pace: 1 });
    expect(screen.getByText('Doc rides to the Stagecoach.')).toBeTruthy();
    expect(staged()).not.toBeNull();
    expect(horses()).toBe(2);
    expect(document.querySelectorAll('.offstage')).toHaveLength(1);
    await fireEvent.click(screen.getByLabelText('Next'));
    expect(horses()).toBe(3);
    expect(screen.getByText(/You cannot ride. Ransom: .700/)).toBeTruthy();
    expect(document.querySelector('.staged .hostage')).not.toBeNull();
  });

  it('ends with one key, wherever the focus is', async () => {
    await see({ pace: 1 });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([staged(), document.querySelector('.scene')]).toEqual([null, null]);
  });

  it.each([{ pace: 0 }, { pace: 1, tempo: 'once' as const }])('is not played with %o', async (more) => {
    await see(more);
    expect([staged(), document.querySelector('.scene')]).toEqual([null, null]);
    await fireEvent.click(screen.getByLabelText('Back'));
    expect(screen.getByText(/You cannot ride. Ransom: .700/)).toBeTruthy();
    expect(staged()).toBeNull();
  });
});

describe('the panel of a player', () => {
  const texts = textsOf('en');

  it('names everything it shows', () => {
    const bandits = { doc: aBandit(0, 'car3', { left: 4, hostage: 'nun', jewels: 2 }) };
    const players = [aPlayer({ hits: 2, bullets: { tuco: 1, neutral: 1 } })];
    const view = aViewWithHorses({ bandits, players });
    render(Player, { view, player: 0, seat: 0, names: NAMES, texts, explain: () => undefined });
    expect(labels()).toEqual([
      ...['bullets left: 4', 'purses: $250', 'jewels: 2', 'whiskey flasks: 1', 'hostage: Nun'],
      ...['hand: 6', 'deck: 4', 'bullets received: 2'],
    ]);
  });

  it('hides what the viewer does not know', () => {
    render(Player, { view: aView(), player: 2, seat: 0, names: NAMES, texts, explain: () => undefined });
    expect(labels()).toContain('purses: $250 + ?');
  });
});
