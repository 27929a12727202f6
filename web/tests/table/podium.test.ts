import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import type { Result } from '../../src/lib/wire';
import { FACES } from '../../src/shell/faces';
import { layoutOf } from '../../src/table/keepsake-layout';
import { podiumOf, standsAt } from '../../src/table/podium';
import Podium from '../../src/table/Podium.svelte';
import { DUEL } from '../fixtures';
import { allTexts } from '../texts';

const NAMES = ['Ada', 'Bob', 'Cy', 'Dee', 'Eve'];
const RESULT: Result = { scores: [9, 4, 7, 12, 1], ranking: [[3], [0], [2], [1], [4]], breakdown: {} };

describe('the podium', () => {
  afterEach(cleanup);

  const show = (result: Result, mine: number[] = [], pace = 0) => {
    const texts = new Texts('en', allTexts('en'), DUEL);
    const faces = [null, FACES.Pearl, null, null, null];
    render(Podium, { result, names: NAMES, faces, mine, texts, pace });
  };
  const steps = () => within(screen.getByRole('list', { name: 'Ranking' })).getAllByRole('listitem');

  it('has a step for the first three places, and everybody else beside it', () => {
    const { steps, beside } = podiumOf(RESULT);
    expect(steps).toEqual([
      { seat: 3, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 3 },
    ]);
    expect(beside.map(({ place }) => place)).toEqual([4, 5]);
  });

  it('lets those who share a place stand on equal steps', () => {
    const { steps } = podiumOf({ ...RESULT, ranking: [[3, 0], [2], [1, 4]] });
    expect(steps.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('leaves the first step empty where nobody wins', () => {
    const { steps } = podiumOf({ ...RESULT, ranking: [[], [3], [0], [2], [1], [4]] });
    expect(steps.map(({ place }) => place)).toEqual([2, 3]);
  });

  it('puts the best in the middle and is read in the order of the places', () => {
    expect([0, 1, 2, 3].map(standsAt)).toEqual([1, 0, 2, 3]);
    show(RESULT);
    expect(steps().map((step) => step.querySelector('b')?.textContent)).toEqual(['Dee', 'Ada', 'Cy']);
    expect(steps()[0]?.textContent).toContain('Place 1');
  });

  it('says which place is the own', () => {
    show(RESULT, [2]);
    expect(steps().map((step) => within(step).queryByText('you') !== null)).toEqual([false, false, true]);
  });

  it('tells what decided a tie, and only then', () => {
    show(RESULT);
    expect(screen.queryByText(/whoever shot first/)).toBeNull();
    cleanup();
    show({ ...RESULT, scores: [12, 4, 7, 12, 1] });
    expect(screen.getByText(/whoever shot first/)).toBeTruthy();
  });

  it('stands still where nothing may move', () => {
    show(RESULT, [], 0);
    expect(document.querySelector('.rising')).toBeNull();
    cleanup();
    show(RESULT, [], 1);
    expect(document.querySelector('.rising')).not.toBeNull();
  });
});

describe('the picture of a finished game', () => {
  const boards = { square: { width: 800, height: 800 }, flat: { width: 1500, height: 480 }, none: null };

  it.each(Object.entries(boards))('has room for everybody, with a board that is %s', (_, board) => {
    for (const players of [2, 3, 4, 5, 6]) {
      const layout = layoutOf(board, players);
      expect(layout.players).toHaveLength(players);
      for (const { x, y, width, height } of [...layout.players, layout.board]) {
        expect([x >= 0, y >= 0, x + width <= layout.width, y + height <= layout.height]).toEqual(Array(4).fill(true));
      }
    }
  });

  it('covers no board with a player, and no player with another', () => {
    for (const board of Object.values(boards)) {
      const layout = layoutOf(board, 6);
      const places = board ? [layout.board, ...layout.players] : layout.players;
      const apart = places.every((one, at) =>
        places
          .slice(at + 1)
          .every(
            (other) =>
              one.x + one.width <= other.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y ||
              other.x + other.width <= one.x,
          ),
      );
      expect(apart).toBe(true);
    }
  });

  it('keeps the proportions of the board', () => {
    const { board } = layoutOf({ width: 1500, height: 480 }, 4);
    expect(board.width / board.height).toBeCloseTo(1500 / 480);
  });
});
