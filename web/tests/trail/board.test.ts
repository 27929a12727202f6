import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../../src/games/trail/Board.svelte';
import { asView, aView, someProps } from './fixtures';

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

const LIT = '[data-spot][role="button"]';
const litWords = () => [...document.querySelectorAll(LIT)].map((one) => one.getAttribute('data-spot'));
const labels = () => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
const spot = (word: string) => document.querySelector(`[data-spot="${word}"]`) as HTMLElement;

describe('the trail', () => {
  it('lights the spots within reach and tells steps and tolls', () => {
    const reach = { a2: { steps: 1, toll: 2 }, b: { steps: 2, toll: 0 } };
    const spots = new Set(['move', 'a2', 'b', 'play', 'gain_bll']);
    render(Board, { props: someProps({ view: asView(aView({ reach })), spots }) });
    expect(litWords()).toEqual(['a2', 'b', 'gain_bll']);
    expect(labels()).toContain('Spot A2. 1 step, tolls of $2. Building 1a (Bob).');
  });
});
