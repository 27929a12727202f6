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
import type { TrailView } from '../../src/games/trail/view';
import { aDelivery, aPlayer, aView, can, lit, LIT, NAMES, someProps, textsOf } from './fixtures';
import Harness from './Harness.svelte';

afterEach(cleanup);

const litThings = () => [...document.querySelectorAll<HTMLElement>(LIT)];
const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));

/** What answers nothing because of where it lies or whose it is. */
const elsewhere = () =>
  [...document.querySelectorAll('[data-elsewhere]')].map((one) => one.getAttribute('data-elsewhere') ?? '');

/** A card of the hand, by all that can be done with it. */
const inHand = (card: string) => `verb:discard,card:${card} verb:remove,card:${card} verb:play,objective:${card}`;

type Props = DrawingProps<TrailView>;

/** A part of the drawing while a question is open that can be answered so. */
function draw(Part: unknown, question: Props['question'], answers: string[], more: Partial<Props> = {}) {
  const pick = vi.fn();
  const given = someProps({ question, spots: can(...answers), pick, ...more });
  render(Harness, { Part: Part as Component, given, more: Part === PlayerBoard ? { seat: 0 } : {} });
  return pick;
}

describe('the job market', () => {
  it('offers the workers above the token, and hires by kind and row', async () => {
    const jobs = aView().jobs.map((row, index) => (index === 2 ? ['cowboy' as const, null, null] : row));
    const view = aView({ jobs, wages: aView().wages.map((wage) => wage + 2) });
    const pick = draw(Markets, { step: 'hire', modifier: 2 }, ['hire cowboy 1', 'hire cowboy 2'], { view });
    expect(lit()).toEqual(['worker:cowboy,row:1', 'worker:cowboy,row:2']);
    expect(labels()).toContain('Row 1: wage $8.');
    await fireEvent.click(litThings()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['worker:cowboy,row:2']]);
  });
});

describe('the cattle market', () => {
  it('offers cards and prices, and the stack', async () => {
    const answers = [
      ...['buy value3_1 holstein', 'buy value3_1 ayrshire', 'buy highland_1 west_highland4'],
      ...['turn_up', 'done'],
    ];
    const card = (word: string) => `verb:buy,card:${word} verb:add,card:${word}`;
    const pick = draw(Markets, { step: 'buy', cowboys: 1 }, answers);
    expect(lit()).toEqual([
      ...['offer:value3_1', card('holstein'), card('ayrshire')],
      ...['offer:highland_1', card('west_highland4'), 'verb:turn_up'],
    ]);
    await fireEvent.click(litThings()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['verb:buy,card:holstein']]);
  });
});

describe('objective cards', () => {
  it('are taken from the display or unseen', () => {
    draw(Markets, { step: 'objective' }, ['take draw_5h', 'take engine_345', 'take_unseen']);
    expect(lit()).toEqual(['verb:take,objective:draw_5h', 'verb:take,objective:engine_345', 'verb:take_unseen']);
  });

  it('are played from the hand, and no cattle with them', () => {
    draw(Hand, { step: 'visit', spot: 'a' }, ['play gain_bll', 'done']);
    expect(lit()).toEqual([inHand('gain_bll')]);
  });
});

describe('the hand', () => {
  it('tells its worth and offers what can be discarded', () => {
    draw(Hand, { step: 'discard_for', action: 'jersey_2' }, ['discard jersey']);
    expect(labels()).toContain('Your hand is worth $3');
    expect(lit()).toEqual([inHand('jersey'), inHand('jersey')]);
  });
});

describe('the own board', () => {
  it('offers the discs of the viewer', async () => {
    const pick = draw(PlayerBoard, { step: 'city_disc', city: 'topeka' }, ['disc aux_dollar2', 'disc hand1']);
    expect(lit()).toEqual(['disc:aux_dollar2', 'disc:hand1']);
    await fireEvent.click(litThings()[1] as HTMLElement);
    expect(pick.mock.calls).toEqual([['disc:hand1']]);
  });

  it('gives nothing of others', () => {
    draw(PlayerBoard, { step: 'city_disc', city: 'topeka' }, ['disc aux_dollar2', 'disc hand1'], {
      seat: 1,
      asked: [1],
    });
    expect(lit()).toEqual([]);
  });

  it('gives the last worker of a row', () => {
    draw(PlayerBoard, { step: 'station_master', station: 'station1' }, ['appoint engineer', 'skip']);
    expect(lit()).toEqual(['verb:appoint,worker:engineer']);
  });

  it('offers the buildings that can be built', () => {
    draw(PlayerBoard, { step: 'build', each: 2 }, ['build 2a', 'build 3a']);
    expect(lit()).toEqual(['building:2a', 'building:3a']);
    expect(elsewhere()).toEqual([]);
  });

  it('offers nothing to others, and says whose it is', () => {
    draw(PlayerBoard, { step: 'build', each: 2 }, ['build 2a', 'build 3a'], { seat: 1 });
    expect(lit()).toEqual([]);
    expect(elsewhere()).toContain('building:2a,@seat:0');
    expect(elsewhere().every((thing) => thing.endsWith(',@seat:0'))).toBe(true);
  });
});

describe('what a place offers', () => {
  it('stands in the tray with icons and words', async () => {
    const answers = ['use hire', 'auxiliary dollar', 'auxiliary draw', 'done'];
    const pick = draw(Tray, { step: 'visit', spot: 'a', used: 0, copies: 0 }, answers);
    expect(lit()).toEqual(['action:hire', 'verb:auxiliary,aux:dollar', 'verb:auxiliary,aux:draw']);
    await fireEvent.click(screen.getByText('Draw 1 card, then discard 1'));
    expect(pick.mock.calls).toEqual([['verb:auxiliary,aux:draw']]);
  });

  it('tells single and double auxiliary actions apart', async () => {
    const pick = draw(Tray, { step: 'auxiliary' }, ['auxiliary dollar', 'double dollar', 'auxiliary draw']);
    expect(lit()).toEqual(['verb:auxiliary,aux:dollar', 'verb:double,aux:dollar', 'verb:auxiliary,aux:draw']);
    await fireEvent.click(screen.getByText('Gain $2'));
    expect(pick.mock.calls).toEqual([['verb:double,aux:dollar']]);
  });
});

describe('Kansas City', () => {
  it('asks for a tile of the column in turn', () => {
    draw(Kansas, { step: 'foresight', column: 2 }, ['foresee cowboy', 'foresee engineer']);
    expect(lit()).toEqual(['tile:cowboy', 'tile:engineer']);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('2');
    expect(elsewhere()).toEqual([
      ...['tile:flood_green2,@column:1', 'tile:green_teepee,@column:1'],
      ...['tile:craftsman,@column:3', 'tile:blue_teepee,@column:3'],
    ]);
  });

  it('tells what each certificate would make of the income', () => {
    const view = aView({ delivery: aDelivery(5, 1) });
    draw(Kansas, { step: 'income', value: 5 }, ['spend 0', 'spend 1'], { view });
    expect(lit()).toEqual(['certificates:0', 'certificates:1']);
    expect(litThings().map((one) => one.textContent?.replace(/\s+/g, ''))).toEqual([
      expect.stringContaining('+0=$5'),
      expect.stringContaining('+1=$6'),
    ]);
  });

  it('offers the cities within reach, with what the transport costs', () => {
    const view = aView({ delivery: aDelivery(5, 0) });
    draw(Kansas, { step: 'deliver', value: 5, special: 0 }, ['deliver kansas_city', 'deliver wichita'], { view });
    expect(lit()).toEqual(['city:kansas_city', 'city:wichita']);
    expect(litThings()[1]?.textContent).toContain('Wichita, transport $1');
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
