import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DrawingProps } from '../../src/games/drawing';
import Hand from '../../src/games/trail/Hand.svelte';
import Kansas from '../../src/games/trail/Kansas.svelte';
import Markets from '../../src/games/trail/Markets.svelte';
import Player from '../../src/games/trail/Player.svelte';
import PlayerBoard from '../../src/games/trail/PlayerBoard.svelte';
import Score from '../../src/games/trail/Score.svelte';
import Tray from '../../src/games/trail/Tray.svelte';
import { SOURCES } from '../../src/games/trail/generated';
import { aDelivery, aPlayer, aView, NAMES, someProps, textsOf } from './fixtures';
import type { TrailView } from '../../src/games/trail/view';
import Harness from './Harness.svelte';

afterEach(cleanup);

const LIT = '[data-spot][role="button"]';
const lit = () => [...document.querySelectorAll<HTMLElement>(LIT)];
const litWords = () => lit().map((one) => one.getAttribute('data-spot'));
const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));

/** A part of the drawing while a question is open that such words lead on in. */
function draw(
  Part: unknown,
  question: DrawingProps['question'],
  words: string[],
  more: Partial<DrawingProps<TrailView>> = {},
) {
  const pick = vi.fn();
  const given = someProps({ question, spots: new Set(words), pick, ...more });
  render(Harness, { Part: Part as Component, given, more: Part === PlayerBoard ? { seat: 0 } : {} });
  return pick;
}

describe('the job market', () => {
  it('offers the workers above the token, and hires by kind and row', async () => {
    const jobs = aView().jobs.map((row, index) => (index === 2 ? ['cowboy' as const, null, null] : row));
    const view = aView({ jobs, wages: aView().wages.map((wage) => wage + 2) });
    const pick = draw(Markets, { step: 'hire', modifier: 2 }, ['hire', 'cowboy', '1', '2'], { view });
    expect(litWords()).toEqual(['cowboy', 'cowboy']);
    expect(labels()).toContain('Row 1: wage $8.');
    await fireEvent.click(lit()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['hire'], ['cowboy'], ['2']]);
  });
});

describe('the cattle market', () => {
  it('offers cards and prices, and the stack', async () => {
    const words = ['buy', 'value3_1', 'highland_1', 'holstein', 'ayrshire', 'west_highland4', 'turn_up', 'done'];
    const pick = draw(Markets, { step: 'buy', cowboys: 1 }, words);
    expect(litWords()).toEqual(['value3_1', 'holstein', 'ayrshire', 'highland_1', 'west_highland4', 'turn_up']);
    await fireEvent.click(lit()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['buy'], ['holstein']]);
  });
});

describe('objective cards', () => {
  it('are taken from the display or unseen', () => {
    draw(Markets, { step: 'objective' }, ['take', 'draw_5h', 'engine_345', 'take_unseen']);
    expect(litWords()).toEqual(['draw_5h', 'engine_345', 'take_unseen']);
  });

  it('are played from the hand, and no cattle with them', () => {
    draw(Hand, { step: 'visit', spot: 'a' }, ['play', 'gain_bll', 'done']);
    expect(litWords()).toEqual(['gain_bll']);
  });
});

describe('the hand', () => {
  it('tells its worth and offers what can be discarded', () => {
    draw(Hand, { step: 'discard_for', action: 'jersey_2' }, ['discard', 'jersey']);
    expect(labels()).toContain('Your hand is worth $3');
    expect(litWords()).toEqual(['jersey', 'jersey']);
  });
});

describe('the own board', () => {
  it('gives discs of the one who looks', async () => {
    const pick = draw(PlayerBoard, { step: 'city_disc', city: 'topeka' }, ['disc', 'aux_dollar2', 'hand1']);
    expect(litWords()).toEqual(['aux_dollar2', 'hand1']);
    await fireEvent.click(lit()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['disc'], ['hand1']]);
  });

  it('gives nothing of others', () => {
    draw(PlayerBoard, { step: 'city_disc', city: 'topeka' }, ['disc', 'aux_dollar2', 'hand1'], { seat: 1, asked: [1] });
    expect(litWords()).toEqual([]);
  });

  it('gives the last worker of a row', () => {
    draw(PlayerBoard, { step: 'station_master', station: 'station1' }, ['appoint', 'engineer', 'skip']);
    expect(litWords()).toEqual(['engineer']);
  });

  it('offers the buildings that can be built', () => {
    draw(PlayerBoard, { step: 'build', each: 2 }, ['build', '2a', '3a']);
    expect(litWords()).toEqual(['2a', '3a']);
  });
});

describe('what a place offers', () => {
  it('stands in the tray with icons and words', async () => {
    const words = ['use', 'hire', 'auxiliary', 'dollar', 'draw', 'done'];
    const view = aView({ visited: ['a'] });
    const pick = draw(Tray, { step: 'visit', spot: 'a', used: 0, copies: 0 }, words, { view });
    expect(litWords()).toEqual(['hire', 'dollar', 'draw']);
    await fireEvent.click(screen.getByText('Draw 1 card, then discard 1'));
    expect(pick.mock.calls).toEqual([['auxiliary'], ['draw']]);
  });

  it('tells single and double auxiliary actions apart', async () => {
    const auxiliary = { ...aPlayer().auxiliary, dollar: 2 };
    const view = aView({ players: [aPlayer({ auxiliary }), aPlayer()] });
    const pick = draw(Tray, { step: 'auxiliary' }, ['auxiliary', 'double', 'dollar', 'draw'], { view });
    expect(litWords()).toEqual(['dollar', 'dollar', 'draw']);
    await fireEvent.click(screen.getByText('Gain $2'));
    expect(pick.mock.calls).toEqual([['double'], ['dollar']]);
  });
});

describe('Kansas City', () => {
  it('asks for a tile of the column in turn', () => {
    draw(Kansas, { step: 'foresight', column: 2 }, ['foresee', 'cowboy', 'engineer']);
    expect(litWords()).toEqual(['cowboy', 'engineer']);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('2');
  });

  it('tells what each certificate would make of the income', () => {
    const view = aView({ delivery: aDelivery(5, 1) });
    draw(Kansas, { step: 'income', value: 5 }, ['spend', '0', '1'], { view });
    expect(litWords()).toEqual(['0', '1']);
    expect(lit().map((one) => one.textContent?.replace(/\s+/g, ''))).toEqual([
      expect.stringContaining('+0=$5'),
      expect.stringContaining('+1=$6'),
    ]);
  });

  it('offers the cities within reach, with what the transport costs', () => {
    const view = aView({ delivery: aDelivery(5, 0) });
    draw(Kansas, { step: 'deliver', value: 5, special: 0 }, ['deliver', 'kansas_city', 'wichita'], { view });
    expect(litWords()).toEqual(['kansas_city', 'wichita']);
    expect(lit()[1]?.textContent).toContain('Wichita, transport $1');
    expect(labels()).not.toContain('Topeka: your disc is already there');
  });

  it('tells beforehand what a hand would bring', () => {
    draw(Kansas, { step: 'move' }, []);
    expect(labels()).toContain('Wichita, transport $1, certificates needed: 1');
    expect(labels()).toContain('Santa Fe: value 8, out of reach');
    expect(labels()).toContain('Topeka: your disc is already there');
  });
});

describe('the score sheet', () => {
  it('has eleven rows and a total', () => {
    draw(Score, { step: 'move' }, []);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(SOURCES.length);
    expect([...document.querySelectorAll('tfoot td')].map((one) => one.textContent)).toEqual(['1', '1', '1']);
  });
});

describe('the panel of a player', () => {
  it('names everything it shows', () => {
    const tiles = { green_teepee: 1, flood_green3: 2 };
    const view = aView({ players: [aPlayer({ permanent: 1, tiles, titles: ['hazards'] })] });
    render(Player, { view, player: 0, seat: 0, names: NAMES, texts: textsOf('en'), explain: () => undefined });
    expect(labels()).toEqual([
      ...['dollars: 8', 'cowboy: 1', 'craftsman: 1', 'engineer: 2', 'certificates: 1', 'step limit: 3', 'engine: 0'],
      ...['hand: 4', 'draw pile: 6', 'cards in the discard pile: 4', 'objective area: 1'],
      ...['hazards: 2', 'green teepee: 1', 'station master “hazards”'],
    ]);
  });
});
