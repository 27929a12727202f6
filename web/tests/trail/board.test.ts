import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/trail/Board.svelte';
import type { DrawingProps } from '../../src/games/drawing';
import type { TrailView } from '../../src/games/trail/view';
import { aPlayer, aView, can, lit, LIT, someProps, spot, spotsIn } from './fixtures';

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

/** Rendering everything takes long on a busy machine. */
const PATIENCE = 30_000;

const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
const seen = () => [...document.querySelectorAll('.view:not([hidden])')].map((view) => view.getAttribute('aria-label'));

function draw(more: Partial<DrawingProps<TrailView>>, ...answers: string[]) {
  const pick = vi.fn();
  const result = render(Board, { props: someProps({ pick, spots: can(...answers), ...more }) });
  return { pick, ...result };
}

describe('the trail', { timeout: PATIENCE }, () => {
  it('lights the spots within reach and tells steps and tolls', async () => {
    const reach = { a2: { steps: 1, toll: 2 }, b: { steps: 2, toll: 0 } };
    const { pick } = draw({ view: aView({ reach }) }, 'move a2', 'move b', 'play gain_bll');
    expect(lit()).toEqual(['spot:a2', 'spot:b']);
    expect(labels()).toContain('My board (1 to choose)');
    expect(labels()).toContain('Spot A2. 1 step, tolls of $2. Building 1a (Bob).');
    await fireEvent.click(spot('spot:a2'));
    await fireEvent.keyDown(spot('spot:b'), { key: 'Enter' });
    expect(pick.mock.calls).toEqual([['spot:a2'], ['spot:b']]);
  });

  it('lights the actions of the visited building only, and tells them from what is called like them', async () => {
    const question = { step: 'visit', spot: 'd', used: 0, copies: 0 };
    const { pick } = draw(
      { question, view: aView({ visited: ['d'] }) },
      'use trade',
      'use auxiliary',
      'auxiliary dollar',
      'done',
    );
    expect(spotsIn(`.trail ${LIT}`)).toEqual(['action:trade', 'action:auxiliary']);
    await fireEvent.click(document.querySelector('.trail [data-spot="action:auxiliary"]') as Element);
    expect(pick.mock.calls).toEqual([['action:auxiliary']]);
  });

  it('explains what is pointed at', async () => {
    const explain = vi.fn();
    draw({ explain }, 'move b');
    await fireEvent.pointerOver(document.querySelector('[data-about="spot flood1"]') as Element);
    expect(explain.mock.lastCall?.[0]).toMatchObject({ title: 'Flood 1', rule: 'GWT-11.2' });
  });
});

describe('the railroad', { timeout: PATIENCE }, () => {
  it('lights spaces and turnouts for an engine, and no row of the same number', () => {
    draw({ question: { step: 'engine', steps: 2, may_skip: 0 } }, 'engine 6', 'engine 7', 'engine turnout2');
    expect(lit()).toEqual(['space:6', 'space:7', 'space:turnout2']);
    expect(labels()).toContain('Space 6 of the railroad');
  });

  it('lights cities for a delivery, and not the spot of the same name', () => {
    draw({ question: { step: 'deliver', value: 4, special: 0 } }, 'deliver kansas_city', 'deliver wichita');
    expect(spotsIn(`.railroad ${LIT}`)).toEqual(['city:kansas_city', 'city:wichita']);
    expect(document.querySelectorAll(`.trail ${LIT}`)).toHaveLength(0);
  });
});

describe('the views', { timeout: PATIENCE }, () => {
  it('open where a question is answered, and can be changed', async () => {
    draw({ question: { step: 'hire', modifier: 0, may_skip: 0 } }, 'hire cowboy 1', 'hire cowboy 2');
    await vi.waitFor(() => expect(seen()).toEqual(['Markets']), PATIENCE);
    await fireEvent.click(screen.getByText('Trail'));
    expect(seen()).toEqual(['Trail']);
    expect(labels()).toContain('Markets (2 to choose)');
  });

  it('have one stop for Tab in each area', () => {
    const reach = { a2: { steps: 1, toll: 2 }, b: { steps: 2, toll: 0 } };
    draw({ view: aView({ reach }) }, 'move a2', 'move b', 'play gain_bll');
    expect(spotsIn(`${LIT}[tabindex="0"]`)).toEqual(['spot:a2']);
  });

  it('show discs that can be taken', () => {
    const players = [aPlayer({ discs: ['aux_dollar2', 'hand1'] }), aPlayer(), aPlayer()];
    draw(
      { view: aView({ players }), question: { step: 'city_disc', city: 'topeka', transport: 0 } },
      'disc aux_dollar2',
    );
    expect(lit()).toEqual(['disc:aux_dollar2']);
  });
});
