import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import type { GameEvent, Page } from '../../src/lib/wire';
import { settings } from '../../src/shell/settings.svelte';
import { ending } from '../../src/table/headline';
import { Session } from '../../src/table/session.svelte';
import { aPage, aSeat, aStep, aTable, chat, DUEL } from '../fixtures';
import { allTexts } from '../texts';
import { FakeServer } from '../wire';
import { DRAWING } from './drawing';
import Harness from './Harness.svelte';

/** More answers than the bar offers by itself. */
const MANY = ['pass', 'place wages', 'place c4', 'place c4 d4', 'place c4 d5'];

const texts = new Texts('en', allTexts('en'), DUEL);

let server: FakeServer;
let session: Session;

beforeEach(() => {
  settings.pace = 0;
  server = new FakeServer();
});

afterEach(() => {
  cleanup();
  session.stop();
});

async function open(page: Partial<Page> = {}, drawing: typeof DRAWING | null = DRAWING): Promise<void> {
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
  server.last.says(aPage(page));
  render(Harness, { session, drawing, texts });
  await tick();
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const spot = (place: string) =>
  document.querySelector<HTMLButtonElement>(`[data-spot="place:${place}"]`) as HTMLButtonElement;

describe('the question', () => {
  it('stands over the choices that the board has no place for', async () => {
    await open({ choices: MANY });
    expect(screen.getByRole('heading', { name: 'Where do you go?' })).toBeTruthy();
    expect(button('Pass')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go to wages' })).toBeNull();
    expect(screen.getByText('2 choices on the board are highlighted.')).toBeTruthy();
  });

  it('offers a few answers also beside the board', async () => {
    await open();
    expect(button('Pass')).toBeTruthy();
    await fireEvent.click(button('Go to wages'));
    expect(server.last.sent).toMatchObject([{ do: 'place wages' }]);
  });

  it('is answered by a click on the board', async () => {
    await open();
    await fireEvent.click(spot('wages'));
    expect(server.last.sent).toEqual([{ do: 'place wages', ticket: 41, id: expect.any(Number) }]);
    expect(spot('c4').disabled).toBe(true);
  });

  it('is answered by a button', async () => {
    await open();
    await fireEvent.click(button('Pass'));
    expect(server.last.sent).toMatchObject([{ do: 'pass' }]);
  });

  it('shows all choices as a list on request', async () => {
    await open({ choices: MANY });
    await fireEvent.click(button('Show as a list'));
    expect(button('Go to wages')).toBeTruthy();
    await fireEvent.click(button('Choose on the board'));
    expect(screen.queryByRole('button', { name: 'Go to wages' })).toBeNull();
  });

  it('can be completed, or taken back by Escape', async () => {
    await open({ choices: ['place wages', 'place c4', 'place c4 d4'] });
    await fireEvent.click(spot('c4'));
    expect(server.last.sent).toEqual([]);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(session.chooser.picked).toEqual([]);
    await fireEvent.click(spot('c4'));
    await fireEvent.click(screen.getAllByRole('button', { name: /^Go to/ })[0] as HTMLElement);
    expect(server.last.sent).toMatchObject([{ do: 'place c4' }]);
  });

  it('is left alone by an Escape that closes a dialog', async () => {
    await open({ choices: ['place wages', 'place c4', 'place c4 d4'] });
    await fireEvent.click(spot('c4'));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(session.chooser.picked).not.toEqual([]);
    dialog.remove();
  });

  it('offers numbers by steps', async () => {
    await open({ question: { step: 'pay', least: 0 }, choices: [0, 1, 2, 3, 4, 5].map((number) => `pay ${number}`) });
    await fireEvent.click(button('More'));
    await fireEvent.click(button('More'));
    await fireEvent.click(button('Less'));
    await fireEvent.click(button('Pay 1 coins'));
    expect(server.last.sent).toMatchObject([{ do: 'pay 1' }]);
  });

  it('can be searched where there are many choices', async () => {
    const places = Array.from({ length: 20 }, (_, place) => `place b${place + 1}`);
    await open({ choices: ['pass', ...places] });
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Search the choices' }), { target: { value: 'b12' } });
    expect(button('Go to B12')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go to B13' })).toBeNull();
  });

  it('tells whom the game waits for', async () => {
    await open({ asked: [1], choices: [] });
    expect(screen.getByRole('heading', { name: 'Waiting for Bob.' })).toBeTruthy();
  });

  it('tells which bot thinks', async () => {
    const seats = [aSeat(0), aSeat(1, { kind: 'bot', level: 'level2' })];
    await open({ asked: [1], choices: [], table: aTable({ seats }) });
    expect(screen.getByRole('heading', { name: 'Bob is thinking.' })).toBeTruthy();
  });

  it('shows the face, the level and the character of a bot', async () => {
    const seats = [aSeat(0), aSeat(1, { kind: 'bot', level: 'level2', name: 'Pearl' })];
    await open({ table: aTable({ seats }) });
    expect(screen.getByText('ranch hand')).toBeTruthy();
    expect(screen.getByText('keeps a button from every town')).toBeTruthy();
  });

  it('tells spectators that they are watching', async () => {
    const seats = [aSeat(0, { mine: false }), aSeat(1)];
    await open({ seat: null, ticket: null, choices: [], table: aTable({ seats }) });
    expect(screen.getByRole('heading', { name: 'You are watching. Waiting for Ann.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('undo and advice', () => {
  it('can be asked for where they are possible', async () => {
    await open({ undo: 'free', redo: true });
    await fireEvent.click(button('Undo'));
    await fireEvent.click(button('Redo'));
    await fireEvent.click(button('Hint'));
    expect(server.last.sent).toMatchObject([{ undo: true }, { redo: true }, { hint: true }]);
    server.last.says({ hint: 'place wages', reason: null, ticket: 41 });
    await tick();
    await fireEvent.click(button('Do it'));
    expect(server.last.sent.at(-1)).toMatchObject({ do: 'place wages' });
  });

  it('are told while the mouse rests on the board, until something else is pointed at', async () => {
    vi.useFakeTimers();
    await open({ choices: MANY });
    const bar = within(screen.getByRole('region', { name: 'The question' }));
    await fireEvent.pointerOver(screen.getByText('d5'));
    vi.advanceTimersByTime(200);
    await tick();
    expect(bar.getByText('Empty land.')).toBeTruthy();
    await fireEvent.click(button('Hint'));
    server.last.says({ hint: 'place wages', reason: null, ticket: 41 });
    await tick();
    expect(bar.getByText(/would choose: Go to wages/)).toBeTruthy();
    await fireEvent.pointerOver(screen.getByText('d5'));
    vi.advanceTimersByTime(200);
    await tick();
    expect(bar.getByText('Empty land.')).toBeTruthy();
    vi.useRealTimers();
  });

  it('by consent are put to the vote', async () => {
    const proposal = { id: 3, kind: 'undo' as const, by: 1, seat: 1, yes: [1], no: [], open: [0] };
    await open({ table: aTable({ proposal }) });
    expect(screen.getByText(/Bob asks to undo the last move/)).toBeTruthy();
    expect(screen.queryByText(/Waiting for/)).toBeNull();
    await fireEvent.click(button('Agree'));
    expect(server.last.sent).toMatchObject([{ vote: true, on: 3 }]);
  });

  it('wait for the absent, for whom nobody else consents', async () => {
    const proposal = { id: 3, kind: 'undo' as const, by: 0, seat: 0, yes: [0], no: [], open: [1] };
    await open({ table: aTable({ proposal, seats: [aSeat(0), aSeat(1, { here: false, standin: 'level3' })] }) });
    expect(screen.getByText(/Away, and asked on their return: Bob\./)).toBeTruthy();
    expect(screen.queryByText(/Waiting for/)).toBeNull();
  });

  it.each([
    ['undo', 0, 0, /^You ask to undo the last move\..*Waiting for Bob\./s],
    ['bot', 0, 1, /^You ask to let a bot play for Bob\./],
    ['bot', 1, 0, /^Bob asks to let a bot play for you\./],
  ] as const)('say "you" to the reader: %s by %i for %i', async (kind, by, seat, said) => {
    const proposal = { id: 3, kind, by, seat, yes: [by], no: [], open: [1 - by] };
    await open({ table: aTable({ proposal }) });
    expect(document.querySelector('.proposal p')?.textContent?.trim()).toMatch(said);
  });
});

describe('the players', () => {
  it('show name, points and what lies before them', async () => {
    await open();
    const panels = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    expect(panels).toHaveLength(2);
    expect(panels[1]?.textContent).toMatch(/Bob.*10.*purse of 1/s);
    expect(panels[0]?.textContent).toContain('to move');
  });

  it('who are away keep their seats for a while, which runs down', async () => {
    vi.useFakeTimers();
    try {
      await open({ table: aTable({ seats: [aSeat(0), aSeat(1, { here: false, kept: 8000 })] }) });
      expect(screen.getByText('away, 00:08 left')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Let a bot play for now' })).toBeNull();
      await vi.advanceTimersByTimeAsync(5000);
      expect(screen.getByText('away, 00:03 left')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(3000);
      expect(screen.queryByText(/left$/)).toBeNull();
      expect(button('Let a bot play for now')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('who are away can then be replaced by a bot', async () => {
    await open({ table: aTable({ seats: [aSeat(0), aSeat(1, { here: false, kept: 0 })] }) });
    await fireEvent.click(button('Let a bot play for now'));
    expect(server.last.sent).toMatchObject([{ propose: 'bot', seat: 1 }]);
  });

  it('at one device hand it over, with the board hidden meanwhile', async () => {
    const seats = [aSeat(0), aSeat(1, { mine: true })];
    await open({ asked: [1], choices: [], table: aTable({ seats }) });
    expect(document.querySelector('[data-spot]')).toBeNull();
    expect(screen.queryByText('purse of 0')).toBeNull();
    await fireEvent.click(button('I am Bob'));
    expect(server.last.sent).toMatchObject([{ sit: 1 }]);
    server.last.says(aPage({ n: 2, seat: 1, asked: [1], table: aTable({ seats }) }));
    await tick();
    expect(spot('wages').disabled).toBe(false);
  });
});

describe('what happened', () => {
  const log: GameEvent[] = [
    { event: 'placed', seat: 0, place: 'wages' },
    { event: 'round', amount: 2 },
    { event: 'placed', seat: 1, place: 'ammunition' },
    { event: 'duel', place: 'wages', seats: [0, 1] },
  ];
  const lines = () => [...document.querySelectorAll('.log li')].map((line) => line.textContent?.trim());

  it('stands in the log by chapters', async () => {
    await open({ log });
    expect([...document.querySelectorAll('.log summary')].map((one) => one.textContent)).toEqual(['Set-up', 'Round 2']);
    expect(lines()).toHaveLength(3);
  });

  it('has what the server tells of the game', async () => {
    await open({ log, notices: [{ notice: 'lighter', after: 3 }] });
    expect(lines()[2]).toBe('Many games are on: the bots think for a shorter time than usual.');
  });

  it('can be filtered by player', async () => {
    await open({ log });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Filter the log' }), { target: { value: '1' } });
    expect(lines()).toEqual(['Bob goes to ammunition (ammunition).', 'Duel for wages: Ann and Bob.']);
  });

  it('lights the board while somebody points at it', async () => {
    await open({ log });
    const line = [...document.querySelectorAll('.log li')].at(-1) as Element;
    await fireEvent.pointerEnter(line);
    expect(spot('wages').dataset['touched']).toBe('true');
    await fireEvent.pointerLeave(line);
    expect(spot('wages').dataset['touched']).toBe('false');
  });

  it('is announced to screen readers and marked on the board', async () => {
    await open();
    server.last.says(aStep({ events: [{ event: 'placed', seat: 1, place: 'wages' }] }));
    await tick();
    const live = document.querySelector('.visually-hidden[aria-live="polite"]');
    expect(live?.textContent).toBe('Bob goes to wages (wages). Where do you go?');
    expect(spot('wages').dataset['touched']).toBe('true');
  });

  it('is shown to a returning player', async () => {
    await open({ log, since: 1 });
    expect(screen.getByRole('heading', { name: 'Since your last turn' })).toBeTruthy();
  });

  it.each([
    ['told to those for whom nothing moves', { pace: 0, tempo: 'brisk' }, true],
    ['told to those who see everything at once', { pace: 1, tempo: 'once' }, true],
    ['not told besides where it is played', { pace: 1, tempo: 'brisk' }, false],
  ] as const)('of which the board makes a scene is %s', async (_, wishes, isTold) => {
    Object.assign(settings, wishes);
    await open({ log });
    await fireEvent.click(spot('wages'));
    const duel = { event: 'duel', place: 'wages', seats: [0, 1] };
    server.last.says(aStep({ ticket: 42, events: [{ event: 'placed', seat: 0, place: 'wages' }, duel] }));
    await tick();
    expect(screen.queryByRole('heading', { name: 'Since your last turn' }) !== null).toBe(isTold);
    Object.assign(settings, { tempo: 'brisk' });
  });

  it('stays told when the board moves under a pointer that rests, until it is moved', async () => {
    vi.useFakeTimers();
    await open({ log });
    await fireEvent.pointerDown(spot('wages'), { pointerType: 'mouse', clientX: 7, clientY: 7 });
    await fireEvent.click(spot('wages'));
    server.last.says(aStep({ ticket: 42, events: [{ event: 'duel', place: 'wages', seats: [0, 1] }] }));
    await tick();
    const land = screen.getByText('d5');
    const pointed = async (clientX: number) => {
      await fireEvent.pointerOver(land, { pointerType: 'mouse', clientX, clientY: 7 });
      await fireEvent.pointerMove(land, { pointerType: 'mouse', clientX, clientY: 7 });
      await vi.advanceTimersByTimeAsync(200);
      return screen.queryByText('Empty land.') !== null;
    };
    expect(await pointed(7)).toBe(false);
    expect(screen.getByRole('heading', { name: 'Since your last turn' })).toBeTruthy();
    expect(await pointed(8)).toBe(true);
    vi.useRealTimers();
  });

  it('is also what was said', async () => {
    await open({ chat: [chat(1, 'Howdy')] });
    server.last.says({ n: 2, chat: [chat(2, 'Your turn')] });
    await tick();
    await fireEvent.click(button(/^Chat/));
    expect(screen.getByRole('log').textContent).toContain('Your turn');
    const field = screen.getByRole('textbox', { name: 'Say something' });
    await fireEvent.input(field, { target: { value: ' Coming ' } });
    await fireEvent.click(button('Send'));
    expect(server.last.sent).toMatchObject([{ say: 'Coming' }]);
  });
});

describe('the end', () => {
  const result = { scores: [7, 9], ranking: [[1], [0]], breakdown: { cash: [7, 4], land: [0, 5], gifts: [0, 0] } };

  it('says "you" to the winner, unless several people share the device', async () => {
    const won = { ...result, ranking: [[0], [1]] };
    await open({ asked: [], choices: [], table: aTable({ state: 'over', result: won }) });
    expect(screen.getAllByRole('heading', { name: 'You win with 7 points.' })).toHaveLength(2);
    expect(ending(won, ['Ann', 'Bob'], texts, [0, 1])).toBe('Ann wins with 7 points.');
  });

  it('is told with places and where the points come from', async () => {
    await open({ asked: [], choices: [], table: aTable({ state: 'over', result }) });
    expect(screen.getAllByRole('heading', { name: 'Bob wins with 9 points.' })).toHaveLength(2);
    expect(document.body.textContent).not.toContain('You win');
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/Cash ?4 ?7/);
    expect(rows.at(-1)).toMatch(/Total ?9 ?7/);
    expect(screen.getByRole('link', { name: 'Download the record' }).getAttribute('href')).toBe(
      '/api/tables/t1/record',
    );
  });

  it('can be put aside and looked at again', async () => {
    await open({ asked: [], choices: [], table: aTable({ state: 'over', result }) });
    await fireEvent.click(button('Close'));
    expect(screen.queryByRole('table')).toBeNull();
    await fireEvent.click(button('Result'));
    expect(screen.getByRole('table')).toBeTruthy();
  });
});

describe('a game without a drawing', () => {
  it('is seen in words and played through lists', async () => {
    await open({ view: { round: 2, owner: null, players: [{ cash: 4 }], building: 'bank' } }, null);
    const board = screen.getByRole('region', { name: 'Board' });
    expect(board.textContent).toContain('bank');
    expect(board.textContent).toContain('Ann');
    await fireEvent.click(button('Go to wages'));
    expect(server.last.sent).toMatchObject([{ do: 'place wages' }]);
  });
});

describe('a thing that is not lit', () => {
  const why = { obstacle: 'too_expensive', rule: 'CC-7.6', need: 8, have: 6 };
  const thing = () => screen.getByText('d5');

  it('says why where the question stands, with a link to the rule', async () => {
    await open({ choices: MANY });
    await fireEvent.click(thing());
    expect(server.last.sent).toEqual([{ why: 'place:d5 parcel:d5', picked: [], id: 1 }]);
    server.last.says({ why: 'place:d5 parcel:d5', obstacle: why, ticket: 41, id: 1 });
    await tick();
    const bar = within(screen.getByRole('region', { name: 'The question' }));
    expect(bar.getByText(/You need 8 and have 6\./).closest('[aria-live]')).toBeTruthy();
    await fireEvent.click(bar.getByRole('button', { name: 'CC-7.6' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('CC-7.6');
  });

  it('is found by a drawing that is about the same', async () => {
    await open({ choices: MANY });
    await fireEvent.click(screen.getByText('drawn'));
    expect(server.last.sent).toEqual([{ why: 'place:e6', picked: [], id: 1 }]);
  });

  it('says where it lies or whose it is, if that is why', async () => {
    await open({ choices: MANY });
    await fireEvent.click(screen.getByText('theirs'));
    expect(server.last.sent).toEqual([{ why: 'place:c4,@seat:1', picked: [], id: 1 }]);
  });

  it('asks nothing about what is lit', async () => {
    await open({ choices: MANY });
    await fireEvent.click(spot('c4'));
    expect(server.last.sent).toEqual([]);
  });
});

describe('sounds', () => {
  beforeEach(() => {
    Object.assign(settings, { sound: false, soundAsked: false });
  });

  afterEach(() => {
    Object.assign(settings, { sound: false, soundAsked: true });
  });

  it('are off until somebody is asked, once', async () => {
    await open();
    expect(settings.sound).toBe(false);
    await fireEvent.click(button('Yes'));
    expect(settings.sound).toBe(true);
    expect(screen.queryByRole('group', { name: 'Would you like sounds?' })).toBeNull();
  });

  it('are not asked about where nothing will be heard', async () => {
    await open({ asked: [], choices: [], table: aTable({ state: 'closed' }) });
    expect(screen.queryByRole('group', { name: 'Would you like sounds?' })).toBeNull();
  });

  it('stay off for those who say no', async () => {
    await open();
    await fireEvent.click(button('No'));
    expect([settings.sound, settings.soundAsked]).toEqual([false, true]);
  });

  it('are switched by a button beside the question', async () => {
    settings.soundAsked = true;
    await open();
    await fireEvent.click(button('Turn sounds on'));
    expect(settings.sound).toBe(true);
    await fireEvent.click(button('Turn sounds off'));
    expect(settings.sound).toBe(false);
  });
});
