import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rerun } from '../../src/table/rerun.svelte';

const FRAMES = [
  { view: { at: 0 }, events: [] },
  { view: { at: 1 }, events: [{ event: 'placed', seat: 1 }] },
  { view: { at: 2 }, events: [{ event: 'placed', seat: 2 }] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the others did, once more', () => {
  it('is shown moment by moment, and tells what is still to come', () => {
    const rerun = new Rerun({ hold: () => 100, isBusy: () => false });
    rerun.play(FRAMES);
    const seen = [0, 1, 2, 3].map(() => {
      const shown = rerun.shown && [rerun.shown.view['at'], rerun.shown.ahead];
      vi.advanceTimersByTime(100);
      return shown;
    });
    expect(seen).toEqual([[0, 2], [1, 1], [2, 0], null]);
  });

  it('waits for a board that still shows something', () => {
    let isBusy = true;
    const rerun = new Rerun({ hold: () => 100, isBusy: () => isBusy });
    rerun.play(FRAMES);
    vi.advanceTimersByTime(5000);
    expect(rerun.shown?.view['at']).toBe(0);
    isBusy = false;
    vi.advanceTimersByTime(150);
    expect(rerun.shown?.view['at']).toBe(1);
  });

  it('can be skipped', () => {
    const rerun = new Rerun({ hold: () => 100, isBusy: () => false });
    rerun.play(FRAMES);
    rerun.skip();
    vi.advanceTimersByTime(5000);
    expect(rerun.shown).toBeNull();
  });
});
