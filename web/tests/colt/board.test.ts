import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/colt/Board.svelte';
import Player from '../../src/games/colt/Player.svelte';
import type { GameEvent } from '../../src/lib/wire';
import { aBandit, aPlayer, aView, aViewWithHorses, NAMES, someProps, textsOf } from './fixtures';

/** Nothing has a size here, so nothing changes it. */
class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
});

afterEach(cleanup);

const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('data-spot'));
const litWords = () => wordsOf('[data-spot][role="button"]');
const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
const spot = (word: string) => document.querySelector(`[data-spot="${word}"]`) as HTMLElement;

describe('the board', () => {
  it('lights the cards of the hand while a card is chosen, and nobody who has the same name', () => {
    render(Board, { props: someProps({ spots: new Set(['play', 'doc', 'move', 'fire', 'draw']) }) });
    expect(litWords()).toEqual(['move', 'move', 'fire']);
  });

  it('plays a card by its bandit and its action', async () => {
    const pick = vi.fn();
    render(Board, { props: someProps({ spots: new Set(['play', 'doc', 'move', 'fire', 'draw']), pick }) });
    await fireEvent.click(spot('fire'));
    expect(pick.mock.calls).toEqual([['doc'], ['fire']]);
  });

  it('lights spots while somebody moves, and no card that is called so', async () => {
    const pick = vi.fn();
    const question = { step: 'move', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: new Set(['move', 'car2', 'car3_roof']), pick }) });
    expect(litWords()).toEqual(['car2', 'car3_roof']);
    await fireEvent.click(spot('car2'));
    await fireEvent.keyDown(spot('car3_roof'), { key: 'Enter' });
    await fireEvent.click(spot('car1'));
    expect(pick.mock.calls).toEqual([['car2'], ['car3_roof']]);
  });

  it('lights whom a shot reaches', () => {
    const question = { step: 'fire', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: new Set(['shoot', 'belle', 'tuco']) }) });
    expect(litWords()).toEqual(['belle', 'tuco']);
    expect(labels()).toContain('Belle (Bob)');
  });

  it('offers the loot of the own spot only, on the train and close at hand', () => {
    const question = { step: 'robbery', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: new Set(['rob', 'jewel', 'purse6']) }) });
    expect(litWords().sort()).toEqual(['jewel', 'jewel', 'purse6', 'purse6']);
    expect(wordsOf('[data-spot="jewel"]').length).toBeGreaterThan(2);
  });

  it('keeps bullets apart from bandits', async () => {
    const pick = vi.fn();
    const spots = new Set(['keep', 'doc', 'move', 'fire', 'keep_bullet', 'tuco', 'done']);
    render(Board, { props: someProps({ question: { step: 'keep_cards', most: 99 }, spots, pick }) });
    await fireEvent.click(spot('tuco'));
    expect(pick.mock.calls).toEqual([['keep_bullet'], ['tuco']]);
  });

  it('tells of characters and hostages while they are chosen', () => {
    const view = aViewWithHorses();
    const question = { step: 'seize_hostage', bandit: 'doc' };
    render(Board, { props: someProps({ view, question, spots: new Set(['seize', 'nun', 'banker']) }) });
    expect(screen.getByText('You cannot ride. Ransom: $700.')).toBeTruthy();
    expect(litWords().sort()).toEqual(['banker', 'banker', 'nun', 'nun']);
  });

  it('has one stop for Tab in each area', () => {
    const question = { step: 'move', bandit: 'doc' };
    render(Board, { props: someProps({ question, spots: new Set(['car2', 'car3_roof']) }) });
    expect(wordsOf('[data-spot][tabindex="0"]')).toEqual(['car2']);
  });

  it('explains what is pointed at', async () => {
    const explain = vi.fn();
    render(Board, { props: someProps({ explain }) });
    await fireEvent.pointerOver(spot('car2'));
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
    await rerender({ ...props, view: after, events, spots: new Set(['belle', 'tuco']) });
    expect(screen.getByText("Next card: Doc's Move.")).toBeTruthy();
    expect(litWords()).toEqual([]);
    await fireEvent.click(screen.getByLabelText('Next'));
    expect(screen.getByText('Doc moves to car 2.')).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Back'));
    expect(screen.getByText("Next card: Doc's Move.")).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('Skip'));
    expect(litWords()).toEqual(['belle', 'tuco']);
  });

  it('does not run where nothing may move, but can be looked through', async () => {
    const props = someProps({ view: before });
    const { rerender } = render(Board, { props });
    await rerender({ ...props, view: after, events, spots: new Set(['doc', 'move']) });
    expect(document.querySelector('.scene')).toBeNull();
    await fireEvent.click(screen.getByLabelText('Back'));
    expect(document.querySelector('.scene')).toBeTruthy();
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

  it('hides what the one who looks does not know', () => {
    render(Player, { view: aView(), player: 2, seat: 0, names: NAMES, texts, explain: () => undefined });
    expect(labels()).toContain('purses: $250 ?');
  });
});
