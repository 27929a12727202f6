// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { framesOf, viewsOf } from '../../src/games/colt/film/frames';
import type { Flask } from '../../src/games/colt/generated';
import type { ColtView } from '../../src/games/colt/view';
import type { GameEvent } from '../../src/lib/wire';
import { tell } from '../python';

interface Page {
  view: ColtView;
  /** What has led to it. */
  events: GameEvent[];
}

const STORIES = tell('stories', 'colt') as Page[][];
const STEPS = STORIES.flatMap((story) =>
  story.slice(1).map((page, index) => ({ ...page, before: (story[index] as Page).view })),
);
const FILMS = STEPS.filter(({ before, events, view }) => framesOf(before, events, view)?.length !== 0);

/** All that a film changes; what is in purses and flasks is told in the end, when no film shows it. */
function tracked(view: ColtView, isOver: boolean) {
  const { marshal, coach, shotgun, hostages, horses, neutral, pile, resolved } = view;
  return {
    ...{ marshal, coach, shotgun, hostages, horses, neutral, pile, resolved },
    bandits: mapped(view.bandits, ({ spot, left, hostage, cash, jewels, strongboxes }) => {
      return { spot, left, hostage, cash, jewels, strongboxes };
    }),
    players: view.players.map(({ bullets, hits }) => ({ bullets, hits })),
    purses: mapped(view.purses, (purses) => purses?.map((purse) => (isOver ? 'purse' : String(purse))).sort()),
    flasks: mapped(view.flasks ?? {}, (flasks) => flasks?.map((flask) => nameOf(flask, isOver)).sort()),
    loot: mapped(view.loot, (loot) => ({
      ...loot,
      purses: isOver ? Object.keys(loot.purses) : loot.purses,
      flasks: isOver ? Object.keys(loot.flasks) : loot.flasks,
    })),
  };
}

function nameOf({ kind, half }: Flask, isOver: boolean): string {
  return isOver ? 'flask' : `${kind} ${half}`;
}

function mapped<T, U>(rows: Record<string, T>, change: (row: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, change(row)]));
}

describe('the film of every golden record', () => {
  it('follows every page from the one before', () => {
    expect(FILMS.length).toBeGreaterThan(300);
    expect(STEPS.filter(({ before, events, view }) => framesOf(before, events, view) === null)).toEqual([]);
  });

  it('ends at the view', () => {
    for (const { before, events, view } of FILMS) {
      const isOver = events.some(({ event }) => event === 'counted');
      const end = viewsOf(before, events, view).at(-1) as ColtView;
      expect(tracked(end, isOver), JSON.stringify(events)).toEqual(tracked(view, isOver));
    }
  });
});
